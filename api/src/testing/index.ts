/** For tests of this and other workspaces: the real API, in process. */
export { createBrowser } from './browser.ts';
export type { Answer, Browser } from './browser.ts';
export { newMember, newProfile } from './newMember.ts';
export { codeIn, secretIn } from './signIn.ts';
export type { ReceivedMail } from './signIn.ts';
export { startTestApi } from './testApi.ts';
export type { TestApi } from './testApi.ts';
