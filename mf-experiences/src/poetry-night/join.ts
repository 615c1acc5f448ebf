import { knownValues } from '@emberite/content/option';
import { poetrySeason, poetrySeasonAt } from '@emberite/content/poetrySeason';
import { registrationMessages } from '@emberite/content/registration';
import type { PoetryNightDate } from '@emberite/content/poetrySeason';
import type * as api from '@emberite/sdk/api';
import type { Registration } from '@emberite/contract/registration';
import type { User } from '@emberite/contract/user';
import { createForm } from '@emberite/sdk/form';
import type { Form } from '@emberite/sdk/form';
import type { prefill } from '@emberite/sdk/prefill';
import { persisted } from '@emberite/sdk/storage';
import type { Persisted } from '@emberite/sdk/storage';
import { nextSeason } from '../season/poetryNight.ts';

export interface PoetryNight {
  availability: PoetryNightDate[];
  /** Whether the visitor understands that the spot is not guaranteed. */
  availabilityExplained: boolean;
}

/** Nothing chosen yet. */
export const nothing: PoetryNight = { availability: [], availabilityExplained: false };

/** Returns the Fridays of a list that are still to come. */
export const openIn = (dates: unknown): PoetryNightDate[] =>
  knownValues(poetrySeasonAt(Date.now()).open, dates) ?? [];

/** Returns the choices without the Fridays that are over. */
export const stillOpen = (choices: PoetryNight): PoetryNight => ({
  ...choices,
  availability: openIn(choices.availability),
});

/** Returns the valid part of stored choices; null if there are none. */
function readPoetryNight(stored: unknown): PoetryNight | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { availability, availabilityExplained } = stored as Partial<
    Record<keyof PoetryNight, unknown>
  >;
  return {
    availability: openIn(availability),
    availabilityExplained: availabilityExplained === true,
  };
}

/** Returns the choices that led to a registration. */
export const choicesOf = ({ availability }: Pick<Registration, 'availability'>): PoetryNight => ({
  availability: knownValues(poetrySeason.fridays, availability) ?? [],
  availabilityExplained: true,
});

let opened: Persisted<PoetryNight> | undefined;

/** The choices so far, stored until they are sent. One for each page. */
export function openPoetryNight(): Persisted<PoetryNight> {
  opened ??= persisted('ember.poetry-night', nothing, readPoetryNight);
  return opened;
}

/** What sends the registration, and stores the first answers of the welcome. */
export interface Client {
  api: Pick<typeof api, 'poetryNightJoin' | 'registrationList'>;
  prefill: typeof prefill;
}

export interface JoinDeps {
  store: Persisted<PoetryNight>;
  /** Loads the client, which is larger than the page. */
  client: () => Promise<Client>;
  /** Returns who is signed in, or null. */
  loadSession: () => Promise<User | null>;
  /** Called once the visitor is registered, with the user if somebody is signed in. */
  done: (user: User | null, wasRegistered: boolean) => Promise<void>;
}

export interface Join extends Form<PoetryNight> {
  /** Returns what the signed-in user is registered for; null for anybody else, who needs no client. */
  findRegistered: () => Promise<PoetryNight | null>;
}

/** The registration for the poetry night, for visitors, newcomers and members. */
export function createJoin({ store, client, loadSession, done }: JoinDeps): Join {
  let wasRegistered = false;
  const form = createForm<PoetryNight>({
    fields: store.state,
    check({ availability, availabilityExplained }) {
      // The page has been open since before the last Friday.
      if (poetrySeasonAt(Date.now()).phase === 'after') {
        const remedy = { label: nextSeason.text, href: nextSeason.to };
        return { at: 'form', message: registrationMessages.seasonOver, remedy };
      }
      if (availability.length === 0) {
        return { at: 'availability', message: registrationMessages.noAvailability };
      }
      if (!availabilityExplained) {
        return { at: 'availabilityExplained', message: registrationMessages.notExplained };
      }
      return null;
    },
    async send({ availability }) {
      const { api, prefill } = await client();
      const response = await api.poetryNightJoin({ availability, availabilityExplained: true });
      // The registration is stored. If we cannot find out who this is, the next page can.
      const user = await loadSession().catch(() => null);
      if (!user?.hasProfile) prefill(response);
      await done(user, wasRegistered);
      store.reset();
    },
  });
  return {
    ...form,
    async findRegistered() {
      if (!(await loadSession())) return null;
      const { api } = await client();
      const { registrations } = await api.registrationList({});
      const found = registrations.find(({ kind }) => kind === 'poetry-night');
      wasRegistered = found !== undefined;
      return found ? choicesOf(found) : null;
    },
  };
}
