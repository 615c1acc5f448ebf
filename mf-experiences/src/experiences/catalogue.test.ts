import { describe, expect, it } from 'vitest';
import {
  defaultExperienceId,
  durationInHours,
  experienceById,
  experienceIds,
  experienceLink,
  nextExperienceId,
} from './catalogue.ts';
import { experiences } from './experiences.ts';

describe('the catalogue', () => {
  it('holds the ten experiences with their prices', () => {
    expect(experiences.map(({ id, price }) => [id, price])).toEqual([
      ['downstream-adventure-class', 65],
      ['peak-axethrowing', 45],
      ['mediterranean-cooking-class', 140],
      ['dance-connection-experience', 95],
      ['remote-surf-dreams', 45],
      ['brains-browsers-ideas', 55],
      ['meal-kit-mastery', 50],
      ['partner-acrobatics-lift', 30],
      ['scenic-hike-water-dip', 60],
      ['poetry-night', 40],
    ]);
  });

  it('has groups from 4 to 12 and durations from 1.5 to 3 hours', () => {
    const hours = experiences.map(({ duration }) => duration.hours + duration.minutes / 60);
    expect([Math.min(...hours), Math.max(...hours)]).toEqual([1.5, 3]);
    expect(Math.min(...experiences.map(({ participants }) => participants.min))).toBe(4);
    expect(Math.max(...experiences.map(({ participants }) => participants.max))).toBe(12);
    for (const { participants } of experiences) {
      expect(participants.min).toBeLessThanOrEqual(participants.max);
    }
  });

  it('shows every experience and every host differently', () => {
    expect(new Set(experiences.map(({ image }) => image.motif)).size).toBe(10);
    expect(new Set(experiences.map(({ host }) => host.avatar)).size).toBe(10);
  });

  it.each(experiences)('shows four subjects of $id', ({ images }) => {
    expect(new Set(Object.values(images).map(({ moment }) => moment)).size).toBe(3);
  });
});

describe('experienceById', () => {
  it('finds an experience', () => {
    expect(experienceById('poetry-night').title).toBe('Poetry Night');
  });

  it.each([undefined, '', 'no-such-thing', 'constructor'])('falls back for %s', (id) => {
    expect(experienceById(id).id).toBe(defaultExperienceId);
  });
});

describe('nextExperienceId', () => {
  it('goes through all of them and wraps around', () => {
    const walked = [experienceIds[0]!];
    while (walked.length <= experienceIds.length) walked.push(nextExperienceId(walked.at(-1)));
    expect(walked).toEqual([...experienceIds, experienceIds[0]]);
  });

  it('continues from the default for an unknown id', () => {
    expect(nextExperienceId('no-such-thing')).toBe(nextExperienceId(defaultExperienceId));
  });
});

describe('experienceLink', () => {
  it('leads to the public page or into the member area', () => {
    expect(experienceLink('poetry-night')).toBe('/experience/poetry-night');
    expect(experienceLink('poetry-night', 'member')).toBe('/emberite/experience/poetry-night');
    expect(experienceLink('a/b c')).toBe('/experience/a%2Fb%20c');
  });

  it.each([undefined, null, '', '  '])('rejects the id %j', (id) => {
    expect(() => experienceLink(id)).toThrow('Experience ID is required to generate a link.');
  });
});

describe('durationInHours', () => {
  it.each([
    [1, 30, '1.5 hours'],
    [3, 0, '3 hours'],
    [1, 0, '1 hour'],
    [2, 15, '2.25 hours'],
  ])('%i h %i min is %s', (hours, minutes, words) => {
    expect(durationInHours({ duration: { hours, minutes } })).toBe(words);
  });
});
