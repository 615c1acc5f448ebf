/** For tests of this and other workspaces: the real API, in this process or a separate one. */
export { ageSignIns } from './ageSignIns.ts';
export { startApiPair } from './apiProcess.ts';
export { createAuthenticator } from './authenticator.ts';
export { cookieHeader, createBrowser } from './browser.ts';
export type { TestResponse, Browser } from './browser.ts';
export { newPlace } from './dataDir.ts';
export { usePostgres } from './databases.ts';
export { newProfile } from '@emberite/contract/newProfile';
export { newMember } from './newMember.ts';
export { recording, upload } from './recording.ts';
export { codeIn, secretIn, signIn } from './signIn.ts';
export type { ReceivedMail } from './signIn.ts';
export { signInAtProvider } from './signInAtProvider.ts';
export { startTcpProxy } from './tcpProxy.ts';
export type { TcpProxy } from './tcpProxy.ts';
export { startTestApi } from './testApi.ts';
export type { TestApi } from './testApi.ts';
