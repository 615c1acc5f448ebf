// @vitest-environment jsdom
import type { Profile } from '@emberite/contract/profile';
import { ownProfile, updateProfile } from '@emberite/sdk/profile';
import { signedIn } from '@emberite/sdk/session';
import { openSite } from '@emberite/testing';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ageRangesFor, basicInfoOf, createBasicInfo } from './basicInfo.ts';

const site = await openSite();
await site.becomeMember('basic-info@people.example');
await signedIn();
await ownProfile().load();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => site.close());

function shown(): Profile {
  const { loaded } = ownProfile().state;
  if (loaded.status !== 'ready') throw new Error(`The profile is ${loaded.status}.`);
  return loaded.value;
}

const stored = async () =>
  (await site.browser.get('/api/profiles?location=CA:BC:Revelstoke')).body as Profile;

const open = () => createBasicInfo({ profile: shown(), save: updateProfile });

it('asks whom to meet when romance is open', async () => {
  const { state, change, submit, discard } = open();
  change({ openTo: 'romantic' });
  await submit();
  expect(state.problem).toEqual({
    at: 'preferredSex',
    message: 'Please select whom you want to meet.',
  });
  expect((await stored()).relationshipStatus).toBe('friends');
  discard();
});

it('cuts no nickname, but says how long it may be', async () => {
  const { state, change, submit, discard } = open();
  change({ nickname: 'x'.repeat(51) });
  await submit();
  expect(state.problem).toEqual({
    at: 'nickname',
    message: 'A nickname can have at most 50 characters.',
  });
  expect([state.fields.nickname.length, (await stored()).nickname]).toEqual([51, '']);
  change({ nickname: ` ${'x'.repeat(50)} ` });
  await submit();
  expect((await stored()).nickname).toBe('x'.repeat(50));
  discard();
});

it.each(['x-40', '40-30', '-1-40', ''])(
  "rejects the age range '%s' and logs it",
  async (idealAge) => {
    const { state, change, submit, discard } = open();
    change({ idealAge });
    await submit();
    expect(state.problem?.at).toBe('idealAge');
    expect(console.warn).toHaveBeenCalledWith(`The ideal age range '${idealAge}' is invalid.`);
    expect(await stored()).toMatchObject({ minIdealAge: 24, maxIdealAge: 44 });
    discard();
  },
);

it('loses nothing when saving fails, and not after a reload', async () => {
  const first = open();
  first.change({ nickname: 'Robin' });
  site.offline = true;
  await first.submit();
  expect(first.state.problem?.message).toMatch(/connection/);
  const reloaded = open();
  expect(reloaded.state).toMatchObject({ dirty: true, fields: { nickname: 'Robin' } });
  site.offline = false;
  await reloaded.submit();
  expect((await stored()).nickname).toBe('Robin');
  expect(open().state.dirty).toBe(false);
});

it('offers the stored age range, which may be none of the list', () => {
  const { idealAge } = basicInfoOf(shown());
  expect(idealAge).toBe('24-44');
  const values = (minIdealAge: number, maxIdealAge: number) =>
    ageRangesFor({ ...shown(), minIdealAge, maxIdealAge }).map(({ value }) => value);
  expect(values(24, 44)[0]).toBe('24-44');
  expect(values(24, 44)).toHaveLength(values(25, 35).length + 1);
  expect(values(80, 100)).toEqual(values(25, 35));
});

it.each([
  ['friends', 'friends'],
  ['romantic', 'romantic'],
  ['romantic,friends', 'friends,romantic'],
])('%s is shown as %s', (relationshipStatus, openTo) => {
  expect(basicInfoOf({ ...shown(), relationshipStatus }).openTo).toBe(openTo);
});

it('stores what was edited', async () => {
  const { state, change, submit } = open();
  change({
    nickname: ' Robin ',
    openTo: 'friends,romantic',
    preferredSex: ['women'],
    idealAge: '80-',
  });
  await submit();
  expect(state).toMatchObject({ status: 'submitted', dirty: false });
  expect(await stored()).toMatchObject({
    nickname: 'Robin',
    relationshipStatus: 'friends,romantic',
    preferredSex: ['women'],
    minIdealAge: 80,
    maxIdealAge: 100,
  });
});
