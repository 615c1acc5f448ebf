import { createForm } from '@emberite/sdk/form';
import type { Form, FormOptions } from '@emberite/sdk/form';
import { ApiError } from '@emberite/sdk/api';
import type { DeskGroup } from '@emberite/contract/deskGroups';

/** A field of a dialog. It has several lines if it has `rows`. */
export interface AskedField<Name extends string> {
  name: Name;
  label: string;
  hint?: string;
  /** What is said if it is empty; without it, it may be. */
  needed?: string;
  type?: 'date' | 'time';
  maxLength?: number;
  rows?: number;
}

/** The form of some fields: it asks for those that are needed before it sends them. `draft` keeps them until then. */
export const createAskedForm = <Name extends string>(
  asked: readonly AskedField<Name>[],
  { fields, draft, send }: Pick<FormOptions<Record<Name, string>>, 'fields' | 'draft' | 'send'>,
) =>
  createForm<Record<Name, string>>({
    fields,
    draft,
    check(typed) {
      const empty = asked.find(({ name, needed }) => needed && !typed[name].trim());
      return empty?.needed ? { at: empty.name, message: empty.needed } : null;
    },
    send,
  });

/** What staff say about an evening: when, where, with whom, and a word for the group. */
const eveningFields = [
  {
    name: 'date',
    label: 'Date',
    type: 'date',
    hint: 'At least seven days ahead.',
    needed: 'Please choose a date.',
  },
  {
    name: 'hour',
    label: 'Time',
    type: 'time',
    hint: 'In the time zone of the place.',
    needed: 'Please choose a time of the day.',
  },
  {
    name: 'place',
    label: 'Meeting place',
    maxLength: 100,
    needed: 'Please say where the group meets.',
  },
  {
    name: 'address',
    label: 'Address',
    maxLength: 200,
    hint: 'A map must find it.',
    needed: 'Please enter the address.',
  },
  { name: 'host', label: 'Host', maxLength: 100, needed: 'Please say who hosts.' },
  {
    name: 'word',
    label: 'A word for the group',
    rows: 3,
    maxLength: 1000,
    hint: 'You may leave it empty.',
  },
] as const;

/** The dialog that confirms a group. */
export const confirming = {
  title: 'Confirm this group',
  explanation: 'Each of its people gets a mail, with two links: I come, and I cannot.',
  action: ['Confirm and invite', 'Confirming...'],
  fields: eveningFields,
} as const;

/** The dialog that changes an evening. */
export const moving = {
  title: 'Change the evening',
  explanation: 'If the date, the time or the place changes, everybody is told and asked again.',
  action: ['Save', 'Saving...'],
  fields: eveningFields,
} as const;

/** The dialog that calls a group off. */
export const callingOff = {
  title: 'Call this evening off?',
  explanation: 'Everybody who is asked or comes gets a mail with your reason, and waits on.',
  action: ['Call off', 'Calling off...'],
  variant: 'danger',
  fields: [
    {
      name: 'reason',
      label: 'Why',
      needed: 'Please say why, for the group.',
      rows: 3,
      maxLength: 500,
    },
  ],
} as const;

export type EveningFields = Record<(typeof eveningFields)[number]['name'], string>;

/** What staff say about an evening, as the API takes it. */
export type Evening = Pick<DeskGroup, 'date' | 'hour' | 'meetingPlace' | 'host' | 'word'>;

/** The form of an evening. `send` confirms or changes it; a date that is too soon is a problem at the date. */
export const createEveningForm = (
  { meetingPlace, date, hour, host, word }: Evening,
  send: (evening: Evening) => Promise<void>,
  draft?: Partial<EveningFields>,
): Form<EveningFields> =>
  createAskedForm(eveningFields, {
    fields: { date, hour, place: meetingPlace.name, address: meetingPlace.address, host, word },
    draft,
    async send({ place, address, ...rest }) {
      try {
        await send({ ...rest, meetingPlace: { name: place, address } });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'too-soon')) throw error;
        return { at: 'date', message: error.message };
      }
    },
  });
