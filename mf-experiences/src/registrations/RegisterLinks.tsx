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

/** Links to the forms of what a member is not registered for, and is not asked to do next anyway. */
export function RegisterLinks({ registered, next }: RegisterLinksProps) {
  const has = (kind: 'night-out' | 'poetry-night') =>
    registered?.registrations.some((each) => each.kind === kind) ?? false;
  const isNext = next && next !== 'loading' && next.action.href === wizardPath;
  const hasNightOut = has('night-out') || isNext || (registered && !isPlaceOpen(registered));
  if (hasNightOut && has('poetry-night')) return null;
  return (
    <Stack direction="row">
      {!hasNightOut && (
        <ButtonLink href={wizardPath} variant="secondary">
          Register for a night out
        </ButtonLink>
      )}
      {!has('poetry-night') && (
        <BySeason
          open={
            <ButtonLink href={poetryNightJoin.to} variant="secondary">
              Register for poetry night
            </ButtonLink>
          }
          after={
            <ButtonLink href={nextSeason.to} variant="secondary">
              Tell me about the next poetry night season
            </ButtonLink>
          }
        />
      )}
    </Stack>
  );
}
