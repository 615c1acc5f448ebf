import { describe, expect, it } from 'vitest';
import { ageRangeOptions, parseAgeRange } from '../member/ageRange.ts';
import { isComplete } from '../people/profileSummaries.ts';
import { nextProfile, profileById, profiles, shownProfiles } from './profiles.ts';

const [maya] = profiles as [(typeof profiles)[0]];

describe('isComplete', () => {
  it('accepts a profile with everything', () => {
    expect(isComplete(maya)).toBe(true);
  });

  it.each([
    ['name', { name: ' ' }],
    ['title', { title: '' }],
    ['area', { location: { ...maya.location, area: '' } }],
    ['country', { location: { ...maya.location, country: '' } }],
    ['main photo', { photos: { ...maya.photos, main: undefined } }],
    ['bucket list', { bucketList: [] }],
    ['bucket list of blanks', { bucketList: [' '] }],
  ])('refuses a profile without %s', (_, missing) => {
    expect(isComplete({ ...maya, ...missing })).toBe(false);
  });

  it('needs nothing else', () => {
    const { main } = maya.photos;
    const rest = { subtitle: '', whyMeet: '', messages: [], notes: [], photos: { main } };
    expect(isComplete({ ...maya, ...rest })).toBe(true);
  });
});

describe('the sample people', () => {
  it('are at least eight who are shown, and one who is not', () => {
    expect(shownProfiles.length).toBeGreaterThanOrEqual(8);
    expect(profiles.filter((profile) => !isComplete(profile)).map(({ id }) => id)).toEqual(['sam']);
    expect(new Set(profiles.map(({ id }) => id)).size).toBe(profiles.length);
  });

  it.each(shownProfiles)(
    '$id has a portrait and three other pictures, none twice',
    ({ photos }) => {
      const { main, sub1, sub2, sub3 } = photos;
      expect(main).toBeTruthy();
      expect(new Set([sub1, sub2, sub3].map((picture) => picture?.motif)).size).toBe(3);
      expect(sub3).toBeDefined();
    },
  );

  it.each(profiles)('$id is an adult of the age group shown', ({ age, ageGroup }) => {
    expect(ageRangeOptions.map(({ value }) => value)).toContain(ageGroup);
    const { min, max } = parseAgeRange(ageGroup)!;
    expect(age).toBeGreaterThanOrEqual(Math.max(20, min));
    expect(age).toBeLessThanOrEqual(max);
  });
});

describe('profileById', () => {
  it('finds a profile', () => {
    expect(profileById('theo')?.name).toBe('Theo');
  });

  it.each([undefined, '', 'nobody', 'constructor', 'sam'])('finds nobody for %s', (id) => {
    expect(profileById(id)).toBeUndefined();
  });
});

it('Next goes through all profiles that are shown, and wraps around', () => {
  const walked = [shownProfiles[0]!.id];
  while (walked.length <= shownProfiles.length) walked.push(nextProfile(walked.at(-1)!).id);
  expect(walked).toEqual([...shownProfiles.map(({ id }) => id), shownProfiles[0]!.id]);
});
