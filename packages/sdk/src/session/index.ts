/**
 * The session. It adds almost nothing to a visitor's page, because the client is only loaded when
 * needed.
 */
import { followOtherTabs } from './load.ts';

export type { SignOutPlace } from './load.ts';
export {
  loadSession,
  onSessionElsewhere,
  sessionEnded,
  setUser,
  signedIn,
  signOut,
} from './load.ts';
export { session, useUser } from './state.ts';

followOtherTabs();
