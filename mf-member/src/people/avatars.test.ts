import { drawAvatars } from '@emberite/ui-kit/testing/avatars';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shownProfiles } from '../profile/profiles.ts';
import { peopleAvatars } from './avatars.ts';
import { looks } from './avatars/testing/draw.ts';

const folder = join(import.meta.dirname, 'avatars');

it('has the current drawing of everybody, and no other files', () => {
  const files = globSync('*.svg', { cwd: folder }).map(
    (file) => [file, readFileSync(join(folder, file), 'utf8')] as const,
  );
  expect(new Map(files.toSorted())).toEqual(drawAvatars(looks));
});

it.each(shownProfiles)('$name has an avatar', ({ id }) => {
  expect(peopleAvatars[id]).toContain(`/avatars/${id}.svg`);
});
