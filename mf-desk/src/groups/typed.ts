import { persisted } from '@emberite/sdk/storage';
import { proxy, subscribe } from 'valtio';

type Typed = Record<string, Record<string, string>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isTexts = (value: unknown) =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

const typed = persisted<Typed>(
  'ember.mf-desk.typed',
  {},
  (stored) => (isObject(stored) && Object.values(stored).every(isTexts) ? (stored as Typed) : null),
  { unimportant: true },
);

/** What staff have typed about something and not sent: a store for `createForm`, which outlives a reload and a new sign-in. */
export function typedAbout(what: string): Record<string, string> {
  const fields = proxy({ ...typed.state[what] });
  let names = Object.keys(fields);
  const store = () => {
    // Another tab may have more in it.
    const all = { ...typed.state[what], ...fields };
    for (const name of names) if (!(name in fields)) delete all[name];
    names = Object.keys(fields);
    if (Object.keys(all).length > 0) typed.state[what] = all;
    else delete typed.state[what];
  };
  subscribe(fields, store, true);
  return fields;
}
