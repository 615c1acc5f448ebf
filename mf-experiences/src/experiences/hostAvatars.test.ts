import { drawAvatars } from '@emberite/ui-kit/testing/avatars';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { landingRecords } from '../landing/landing.ts';
import { looks } from './avatars/testing/draw.ts';
import { experiences } from './experiences.ts';
import { hostAvatars } from './hostAvatars.ts';

const folder = join(import.meta.dirname, 'avatars');

it('has the current drawing of everybody, and no other files', () => {
  const files = globSync('*.svg', { cwd: folder }).map(
    (file) => [file, readFileSync(join(folder, file), 'utf8')] as const,
  );
  expect(new Map(files.toSorted())).toEqual(drawAvatars(looks));
});

it.each(experiences)('the host of $id has an avatar', ({ host }) => {
  expect(hostAvatars[host.avatar]).toContain(`/avatars/${host.name.toLowerCase()}.svg`);
});

it.each(landingRecords)('the host of $id has an avatar', ({ host }) => {
  expect(hostAvatars[host.image]).toContain(`/avatars/${host.name.toLowerCase()}.svg`);
});
