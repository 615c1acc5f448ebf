import { buttonClass } from '@emberite/ui-kit/Button';
import { ProviderLogo } from '@emberite/ui-kit/ProviderLogo';
import { Stack } from '@emberite/ui-kit/Stack';
import { providers, signInWith } from './provider.ts';

/** Leaves for an identity provider. These are plain links: they work before the page is live. */
export function SocialButtons({ redirectedFrom }: { redirectedFrom: string | null }) {
  return (
    <Stack>
      {providers.map(({ id, name }) => (
        <a
          key={id}
          href={signInWith(id, redirectedFrom)}
          className={buttonClass('secondary', 'medium', 'full')}
        >
          <ProviderLogo of={id} />
          Continue with {name}
        </a>
      ))}
    </Stack>
  );
}
