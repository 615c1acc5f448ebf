import { wizardPath } from '@emberite/content/paths';
import type { Standing } from '@emberite/sdk/standing';
import type { Registered } from '../registered/deposit.ts';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Stack } from '@emberite/ui-kit/Stack';
import { BySeason } from '../season/BySeason.tsx';
import { nextSeason, poetryNightJoin } from '../season/poetryNight.ts';
import { isPlaceOpen } from '../registered/registrations.ts';

interface RegisterLinksProps {
  /** Null while it is not known: then there are links to all forms. */
  registered: Registered | null;
  /** What the page already says the member does next. */
  next?: Standing['next'] | undefined;
}

const link = (href: string, text: string) => (
  <ButtonLink href={href} variant="secondary">
    {text}
  </ButtonLink>
);

/** Links to the forms of what a member is not registered for, and is not asked to do next anyway. */
export function RegisterLinks({ registered, next }: RegisterLinksProps) {
  const has = (kind: 'night-out' | 'poetry-night') =>
    registered?.registrations.some((each) => each.kind === kind) ?? false;
  const isNext = next && next !== 'loading' && next.action.href === wizardPath;
  const hasNightOut = has('night-out') || isNext || (registered && !isPlaceOpen(registered));
  if (hasNightOut && has('poetry-night')) return null;
  return (
    <Stack direction="row">
      {!hasNightOut && link(wizardPath, 'Register for a night out')}
      {!has('poetry-night') && (
        <BySeason
          open={link(poetryNightJoin.to, 'Register for poetry night')}
          after={link(nextSeason.to, 'Tell me about the next poetry night season')}
        />
      )}
    </Stack>
  );
}
