import { ApiError } from '@emberite/sdk/api';
import { createForm } from '@emberite/sdk/form';
import type { Form } from '@emberite/sdk/form';
import type { DeskGroup } from '@emberite/contract/deskGroups';

/** What staff say about an evening: when, where, with whom, and a word for the group. */
export interface EveningFields {
  date: string;
  hour: string;
  place: string;
  address: string;
  host: string;
  word: string;
}

/** The same, as the API takes it. */
export type Evening = Pick<DeskGroup, 'date' | 'hour' | 'meetingPlace' | 'host' | 'word'>;

/** The fields of a group's evening. */
export const fieldsOf = ({ date, hour, meetingPlace, host, word }: Evening): EveningFields => ({
  date,
  hour,
  place: meetingPlace.name,
  address: meetingPlace.address,
  host,
  word,
});

const needed = {
  date: 'Please choose a date.',
  hour: 'Please choose a time of the day.',
  place: 'Please say where the group meets.',
  address: 'Please enter the address.',
  host: 'Please say who hosts.',
} as const;

/** The form of an evening. `send` confirms or changes it; a date that is too soon is a problem at the date. */
export function createEveningForm(
  fields: EveningFields,
  send: (evening: Evening) => Promise<void>,
): Form<EveningFields> {
  return createForm({
    fields,
    check(typed) {
      const at = (Object.keys(needed) as (keyof typeof needed)[]).find((one) => !typed[one].trim());
      return at ? { at, message: needed[at] } : null;
    },
    async send({ place, address, ...rest }) {
      try {
        await send({ ...rest, meetingPlace: { name: place, address } });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'too-soon')) throw error;
        return { at: 'date', message: error.message };
      }
    },
  });
}
