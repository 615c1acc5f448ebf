import type { Progress } from '@emberite/sdk/action';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Message } from '@emberite/ui-kit/Message';
import { ProviderLogo } from '@emberite/ui-kit/ProviderLogo';
import { Stack } from '@emberite/ui-kit/Stack';
import type { MouseEvent } from 'react';
import type { Provider } from './provider.ts';
import { signInWith } from './provider.ts';

export interface SocialButtonsProps {
  /** The providers that are set up. */
  providers: readonly Provider[];
  redirectedFrom: string | null;
  /** The progress of leaving for one of them. */
  leaving: Progress;
  /** Leaves for a provider's sign-in. */
  onLeave: (url: string) => void;
}

/** A click that opens a link in another tab or window, or downloads it. */
const isForBrowser = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The buttons of the identity providers. They are links, so they work before hydration. */
export function SocialButtons({ providers, redirectedFrom, leaving, onLeave }: SocialButtonsProps) {
  const busy = leaving.status === 'busy' || undefined;
  return (
    <Stack>
      {providers.map(({ id, name, logo }) => {
        const url = signInWith(id, redirectedFrom);
        return (
          <ButtonLink
            key={id}
            href={url}
            variant="secondary"
            width="full"
            aria-busy={busy}
            onClick={(event) => {
              if (isForBrowser(event)) return;
              event.preventDefault();
              onLeave(url);
            }}
          >
            <ProviderLogo of={logo} />
            Continue with {name}
          </ButtonLink>
        );
      })}
      {leaving.status === 'failed' && <Message tone="danger">{leaving.message}</Message>}
    </Stack>
  );
}
