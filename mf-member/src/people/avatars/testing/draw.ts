/**
 * Draws the avatars of the sample people: `node tools/run.mjs mf-member/src/people/avatars/testing/draw.ts`, after a change of
 * `looks` or of the package that draws. A test says when the files are not current.
 */
import { look, writeAvatars } from '@emberite/ui-kit/testing/avatars';
import type { Look } from '@emberite/ui-kit/testing/avatars';
import { join } from 'node:path';

export const looks: Readonly<Record<string, Look>> = {
  maya: look('medium3', 'tan', 'auburn', 'ember', 'gold', 'smile', {
    fabric: ['stripes', 'cream'],
    rings: 'gold',
  }),
  theo: look('short1', 'fair', 'brown', 'pine', 'lake', 'smile', {
    beard: 'full',
    neck: 'collar',
    fabric: ['check', 'cream'],
  }),
  leila: look('hijab', 'tan', 'plum', 'lake', 'ember', 'smile'),
  jun: look('short3', 'tan', 'black', 'gold', 'plum', 'cheeky', {
    glasses: 'glasses3',
    neck: 'turtle',
  }),
  lucia: look('longCurly', 'brown', 'black', 'plum', 'pine', 'smileBig', {
    fabric: ['dots', 'gold'],
    rings: 'ember',
  }),
  elias: look('noHair1', 'fair', 'fair', 'lake', 'gold', 'smile', {
    beard: 'full3',
    neck: 'scarf',
    fabric: ['plain', 'ember'],
  }),
  anika: look('bun', 'brown', 'black', 'pine', 'plum', 'smile', { rings: 'gold' }),
  wendell: look('grayShort', 'deep', 'grey', 'ember', 'lake', 'smile', {
    glasses: 'glasses5',
    neck: 'collar',
    fabric: ['plain', 'cream'],
  }),
};

if (import.meta.main) writeAvatars(looks, join(import.meta.dirname, '..'));
