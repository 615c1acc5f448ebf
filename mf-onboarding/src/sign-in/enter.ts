import { signedIn } from '@emberite/sdk/session';
import { forgetAsked } from './askedLink.ts';
import { tabDraft } from './draft.ts';

/**
 * What follows every successful sign-in: the user is fetched, what was kept for the sign-in goes.
 * Throws what the API throws, also when the browser kept no session.
 */
export async function enter(): Promise<void> {
  await signedIn();
  tabDraft.clear();
  await forgetAsked();
}
