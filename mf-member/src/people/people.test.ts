import * as api from '@emberite/sdk/api';
import type { Loaded } from '@emberite/sdk/resource';
import { newMember, newProfile, openSite, upload } from '@emberite/testing';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createPerson } from '../profile/person.ts';
import { createPeople } from './people.ts';
import type { People } from './people.ts';

/** A new member who has the videos to be discoverable. */
async function discoverable(address: string, changes: Partial<typeof newProfile>): Promise<void> {
  const browser = await site.api.signedIn(address);
  const profile = { ...newProfile, ...changes };
  const { location } = profile;
  await browser.post('/api/profiles', { profile, inviteCode: 'EMBER-WELCOME' });
  await upload(browser, { location });
  await upload(browser, { location, promptId: 'travel_advice', promptType: 'useful' });
}

function valueOf<Value>(loaded: Loaded<Value>): Value {
  if (loaded.status !== 'ready') throw new Error(`It is ${loaded.status}.`);
  return loaded.value;
}
const shown = ({ list }: ReturnType<typeof createPeople>) => valueOf(list.state.loaded);

async function open() {
  const people = createPeople({ api });
  await people.list.load();
  return people;
}

const posters = { make: () => Promise.resolve('refused' as const) };
const site = await openSite({ VISIBILITY_OPENS: '2020-01-01T00:00Z' }, { posters });
await site.becomeMember('viewer@people.example');
afterEach(() => {
  site.offline = false;
  vi.restoreAllMocks();
});
afterAll(() => site.close());

it('asks for a video first, then shows nobody until somebody is discoverable', async () => {
  await newMember(site.api, 'without-videos@people.example');
  expect(shown(await open())).toEqual({ access: 'upload-first', people: [], next: null });
  await upload(site.browser);
  expect(shown(await open())).toEqual({ access: 'open', people: [], next: null });
});

it('shows a member with what others may see, in the list and alone', async () => {
  await discoverable('robin@people.example', {
    nickname: 'Robin',
    location: 'Other',
    newLocation: 'Kelowna',
  });
  const [robin] = shown(await open()).people;
  expect(robin).toMatchObject({ name: 'Robin', place: 'Kelowna', ageGroup: '30-39' });
  const alone = createPerson({ api, id: robin!.id });
  await alone.load();
  expect(valueOf(alone.state.loaded)).toEqual({ person: robin, next: null });
});

it('knows that somebody is gone, and says why anything else failed', async () => {
  const gone = createPerson({ api, id: 'nobody' });
  await gone.load();
  expect(valueOf(gone.state.loaded)).toBeNull();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  site.offline = true;
  const unreachable = createPerson({ api, id: 'nobody' });
  await unreachable.load();
  expect(unreachable.state.loaded.status).toBe('failed');
});

it('shows more when asked, also after a failure, and keeps them when the list is loaded again', async () => {
  const [found] = shown(await open()).people;
  const page = (name: string, next: string | null): People => ({
    access: 'open',
    people: [{ ...found!, name }],
    next,
  });
  // The server's pages have 24 people: too many to create here.
  const personList = vi.fn<typeof api.personList>(({ after }) =>
    Promise.resolve(after === undefined ? page('First', 'first') : page('Second', null)),
  );
  const people = createPeople({ api: { personList } });
  await people.list.load();
  const names = () => shown(people).people.map(({ name }) => name);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  personList.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await people.more.start();
  expect([people.more.state.progress.status, names()]).toEqual(['failed', ['First']]);
  await people.more.start();
  expect([names(), shown(people).next]).toEqual([['First', 'Second'], null]);
  expect(personList).toHaveBeenLastCalledWith({ after: 'first' });
  await people.list.load();
  expect(names()).toEqual(['First', 'Second']);
});
