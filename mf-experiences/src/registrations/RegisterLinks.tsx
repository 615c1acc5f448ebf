import { wizardPath } from '@emberite/content/paths';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Stack } from '@emberite/ui-kit/Stack';
import { BySeason } from '../poetry-night/BySeason.tsx';
import { nextSeason, poetryNightJoin } from '../poetry-night/poetryNight.ts';
import { isPlaceOpen } from './registrations.ts';
import type { Registered } from './registrations.ts';

/** Links to the forms of what a member is not registered for. While that is not known, to all of them. */
export function RegisterLinks({ registered }: { registered: Registered | null }) {
  const has = (kind: 'night-out' | 'poetry-night') =>
    registered?.registrations.some((each) => each.kind === kind) ?? false;
  const isOpen = !registered || isPlaceOpen(registered);
  const hasNightOut = has('night-out') || !isOpen;
  if (hasNightOut && has('poetry-night')) return null;
  return (
    <Stack direction="row">
      {!hasNightOut && <ButtonLink href={wizardPath}>Register for a night out</ButtonLink>}
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
