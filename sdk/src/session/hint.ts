import { hasSessionHint } from '@emberite/sdk/contract/sessionHint';

/** Whether it is worth asking who is signed in; never where there is no document. */
export const seemsSignedIn = (): boolean =>
  typeof document !== 'undefined' && hasSessionHint(document.cookie);
