import { config } from '@emberite/sdk/config';

/** Whether this browser can use the passkeys of this site. False without a document. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  // A passkey belongs to the site's address; at any other one the browser refuses it.
  new URL(config.siteUrl).origin === location.origin;
