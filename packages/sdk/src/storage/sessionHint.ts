import { config } from '@emberite/sdk/config';
import { hasSessionHint } from '@emberite/contract/sessionHint';

/** Whether somebody may be signed in, judging by the hint cookie. False without a document. */
export const seemsSignedIn = (): boolean =>
  typeof document !== 'undefined' && hasSessionHint(document.cookie, config.siteUrl);
