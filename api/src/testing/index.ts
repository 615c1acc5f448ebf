/** For tests of this and other workspaces: the real API, in process. */
export { createBrowser } from './browser.ts';
export type { Answer, Browser } from './browser.ts';
export { newMember, newProfile } from './newMember.ts';
export { codeIn, secretIn, startTestApi } from './testApi.ts';
export type { ReceivedMail, TestApi } from './testApi.ts';
