import { signedIn } from '@emberite/sdk/session';
import { forgetAsked } from './askedLink.ts';
import { tabDraft } from './draft.ts';

/**
 * What follows every successful sign-in: the user is fetched, the provider noted for the next time,
 * and what was kept for the sign-in goes. Throws what the API throws, also when the browser kept no
 * session.
 *
 * @param provider `magic-link`, `google` or `microsoft`
 */
export async function enter(provider: string): Promise<void> {
  const { id } = await signedIn();
  const { rememberIdentity } = await import('@emberite/sdk/storage');
  rememberIdentity({ provider, email: id });
  tabDraft.clear();
  await forgetAsked();
}
