import { currentUser } from '@emberite/contract/currentUser';
import { handleSignedIn } from '../endpoint/handle.ts';
import { loadUser } from './loadUser.ts';

export const currentUserEndpoint = handleSignedIn(currentUser, ({ userId, db }) =>
  loadUser(userId, db),
);
