/** Who is signed in. Costs a visitor's page next to nothing: the client is fetched when needed. */
import { followOtherTabs } from './load.ts';

export { loadSession, sessionEnded, setUser, signedIn, signOut } from './load.ts';
export { session, useUser } from './state.ts';

followOtherTabs();
