/**
 * For tests of the sdk and of remotes: the real API, with this process as a browser on its site.
 */
export {
  codeIn,
  newMember,
  newProfile,
  secretIn,
  signInAtProvider,
  upload,
} from '@emberite/api/testing';
export { plugInDevice } from './device.ts';
export type { Device } from './device.ts';
export { openSite } from './site.ts';
export type { Site } from './site.ts';
