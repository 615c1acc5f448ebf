/**
 * Draws the avatars of the hosts: `node mf-experiences/src/detail/avatars/testing/draw.ts`, after a change of
 * `looks` or of the package that draws. A test says when the files are not current.
 */
import { look, writeAvatars } from '@emberite/ui-kit/testing/avatars';
import type { Look } from '@emberite/ui-kit/testing/avatars';
import { join } from 'node:path';

export const looks: Readonly<Record<string, Look>> = {
  maren: look('bun2', 'fair', 'fair', 'lake', 'gold', 'smile'),
  dario: look('short4', 'tan', 'black', 'ember', 'pine', 'smileBig', { beard: 'full2' }),
  elena: look('medium2', 'tan', 'brown', 'plum', 'gold', 'smileBig'),
  ilya: look('pomp', 'fair', 'brown', 'pine', 'plum', 'smile'),
  tomas: look('twists2', 'tan', 'fair', 'gold', 'lake', 'cheeky'),
  priya: look('longBangs', 'brown', 'black', 'ember', 'plum', 'smile', { glasses: 'glasses2' }),
  jonas: look('short2', 'fair', 'auburn', 'pine', 'ember', 'calm', { beard: 'full4' }),
  noor: look('hijab', 'brown', 'black', 'plum', 'lake', 'smile'),
  kaia: look('mediumBangs', 'fair', 'auburn', 'lake', 'pine', 'calm'),
  wren: look('grayBun', 'fair', 'grey', 'ember', 'lake', 'calm', { glasses: 'glasses' }),
  kenji: look('short5', 'tan', 'black', 'plum', 'ember', 'cheeky'),
  amara: look('afro', 'deep', 'black', 'gold', 'plum', 'smileBig'),
  camila: look('longCurly', 'brown', 'black', 'pine', 'gold', 'smile'),
  anouk: look('bangs', 'fair', 'brown', 'gold', 'pine', 'cute'),
};

if (import.meta.main) writeAvatars(looks, join(import.meta.dirname, '..'));
