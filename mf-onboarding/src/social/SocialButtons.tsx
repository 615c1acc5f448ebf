import { ButtonLink } from '@emberite/ui-kit/Button';
import { ProviderLogo } from '@emberite/ui-kit/ProviderLogo';
import { Stack } from '@emberite/ui-kit/Stack';
import { providers, signInWith } from './provider.ts';

/** The buttons of the identity providers. They are links, so they work before hydration. */
export function SocialButtons({ redirectedFrom }: { redirectedFrom: string | null }) {
  return (
    <Stack>
      {providers.map(({ id, name }) => (
        <ButtonLink key={id} href={signInWith(id, redirectedFrom)} variant="secondary" width="full">
          <ProviderLogo of={id} />
          Continue with {name}
        </ButtonLink>
      ))}
    </Stack>
  );
}
