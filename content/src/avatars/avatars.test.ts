import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { experiences } from '../experiences.ts';
import { landingRecords } from '../landing.ts';
import { shownProfiles } from '../profiles.ts';
import { hostAvatars } from './hosts.ts';
import { peopleAvatars } from './people.ts';
import { drawAvatars, licence } from './testing/draw.ts';

const drawings = drawAvatars();

it('has the current drawing in every file, and no other files', () => {
  const files = ['hosts', 'people'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).map((file) => `${folder}/${file}`),
  );
  expect(files.toSorted()).toEqual(Object.keys(drawings).toSorted());
  for (const [path, svg] of Object.entries(drawings)) {
    const file = readFileSync(join(import.meta.dirname, path), 'utf8');
    expect(file === svg, `${path} is old: node content/src/avatars/testing/draw.ts`).toBe(true);
  }
});

it('draws everybody differently, small and without scripts', () => {
  expect(new Set(Object.values(drawings)).size).toBe(Object.keys(drawings).length);
  for (const svg of Object.values(drawings)) {
    expect(svg.length).toBeLessThan(16_384);
    expect(svg).not.toMatch(/<script|<image|href="http|style=/);
  }
});

it('is drawn in a style under CC0', () => {
  expect(licence.name).toBe('CC0 1.0');
});

it.each(experiences)('the host of $id has an avatar', ({ host }) => {
  expect(hostAvatars[host.avatar]).toContain(`/hosts/${host.name.toLowerCase()}.svg`);
});

it.each(landingRecords)('the host of $id has an avatar', ({ host }) => {
  expect(hostAvatars[host.image]).toContain(`/hosts/${host.name.toLowerCase()}.svg`);
});

it.each(shownProfiles)('$name has an avatar', ({ id, photos }) => {
  expect(peopleAvatars[photos.main?.avatar ?? '']).toContain(`/people/${id}.svg`);
});
