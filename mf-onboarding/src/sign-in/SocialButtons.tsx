import type { Progress } from '@emberite/sdk/action';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Failure } from '@emberite/ui-kit/Failure';
import { ProviderLogo } from '@emberite/ui-kit/ProviderLogo';
import { Stack } from '@emberite/ui-kit/Stack';
import type { Provider } from './provider.ts';
import { signInWith } from './provider.ts';

export interface SocialButtonsProps {
  providers: readonly Provider[];
  redirectedFrom: string | null;
  leaving: Progress;
  /** Leaves for a provider's sign-in. */
  onLeave: (url: string) => void;
}

/** The buttons of the identity providers. They are links, so they work before hydration. */
export function SocialButtons({ providers, redirectedFrom, leaving, onLeave }: SocialButtonsProps) {
  return (
    <Stack>
      {providers.map(({ id, name, logo }) => (
        <ButtonLink
          key={id}
          href={signInWith(id, redirectedFrom)}
          variant="secondary"
          width="full"
          onClick={(event) => {
            // The browser opens it in another tab or window.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onLeave(event.currentTarget.href);
          }}
        >
          <ProviderLogo of={logo} />
          Continue with {name}
        </ButtonLink>
      ))}
      <Failure of={leaving} />
    </Stack>
  );
}
