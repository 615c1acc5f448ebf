/**
 * Draws the avatars of the sample people: `node mf-member/src/people/avatars/testing/draw.ts`, after a change of
 * `looks` or of the package that draws. A test says when the files are not current.
 */
import { look, writeAvatars } from '@emberite/ui-kit/testing/avatars';
import type { Look } from '@emberite/ui-kit/testing/avatars';
import { join } from 'node:path';

export const looks: Readonly<Record<string, Look>> = {
  maya: look('medium3', 'tan', 'auburn', 'ember', 'gold', 'smile'),
  theo: look('short1', 'fair', 'brown', 'pine', 'lake', 'calm', { beard: 'full' }),
  leila: look('hijab', 'tan', 'black', 'lake', 'ember', 'smile'),
  jun: look('short3', 'tan', 'black', 'gold', 'plum', 'cheeky', { glasses: 'glasses3' }),
  lucia: look('long', 'brown', 'black', 'plum', 'pine', 'smileBig'),
  elias: look('noHair1', 'fair', 'fair', 'lake', 'gold', 'smile', { beard: 'moustache9' }),
  anika: look('bun', 'brown', 'black', 'pine', 'plum', 'smile'),
  wendell: look('grayShort', 'deep', 'grey', 'ember', 'lake', 'smile', { glasses: 'glasses5' }),
};

if (import.meta.main) writeAvatars(looks, join(import.meta.dirname, '..'));
