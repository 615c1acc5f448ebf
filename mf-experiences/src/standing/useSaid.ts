import type { Loaded } from '@emberite/sdk/resource';
import { useUser } from '@emberite/sdk/session';
import type { Known, Said } from '@emberite/sdk/standing';
import type { Evenings } from '../evenings/evening.ts';
import type { Registered } from '../registered/deposit.ts';
import { saidOf } from './said.ts';

const knownOf = <Value>(loaded: Loaded<Value>): Known<Value> =>
  loaded.status === 'ready' ? loaded.value : loaded.status === 'loading' ? 'loading' : 'unknown';

/** Returns what the registrations and evenings of the member say of where they stand at a time in milliseconds. */
export function useSaid(
  registered: Loaded<Registered>,
  evenings: Loaded<Evenings>,
  now: number,
): Said {
  const location = useUser()?.location ?? null;
  return saidOf({ location, registered: knownOf(registered), evenings: knownOf(evenings), now });
}
