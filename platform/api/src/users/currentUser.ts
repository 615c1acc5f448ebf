import { currentUser } from '@emberite/contract/users';
import { handleSignedIn } from '../endpoint/handle.ts';
import { loadOwnUser } from './loadOwnUser.ts';

export const currentUserEndpoint = handleSignedIn(currentUser, (context) =>
  loadOwnUser(context.session, context),
);
