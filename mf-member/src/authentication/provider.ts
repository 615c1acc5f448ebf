import { providers } from '@emberite/content/providers';
import type { Provider } from '@emberite/content/providers';

/** Returns the way to sign in with this id, or one with a default name and logo if it is unknown. */
export function providerOf(id: string): Provider {
  return (
    providers.find((provider) => provider.id === id) ?? {
      id,
      name: 'Unknown Provider',
      logo: 'unknown',
      hidden: true,
    }
  );
}
