import { ButtonLink } from '@emberite/ui-kit/Button';
import { ProviderLogo } from '@emberite/ui-kit/ProviderLogo';
import { Stack } from '@emberite/ui-kit/Stack';
import type { Provider } from './provider.ts';
import { signInWith } from './provider.ts';

export interface SocialButtonsProps {
  /** The providers that are set up. */
  providers: readonly Provider[];
  redirectedFrom: string | null;
}

/** The buttons of the identity providers. They are links, so they work before hydration. */
export function SocialButtons({ providers, redirectedFrom }: SocialButtonsProps) {
  return (
    <Stack>
      {providers.map(({ id, name, logo }) => (
        <ButtonLink key={id} href={signInWith(id, redirectedFrom)} variant="secondary" width="full">
          <ProviderLogo of={logo} />
          Continue with {name}
        </ButtonLink>
      ))}
    </Stack>
  );
}
