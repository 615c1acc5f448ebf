/**
 * Draws the avatars of the hosts: `node tools/run.mjs mf-experiences/src/experiences/avatars/testing/draw.ts`, after a change of
 * `looks` or of the package that draws. A test says when the files are not current.
 */
import { look, writeAvatars } from '@emberite/ui-kit/testing/avatars';
import type { Look } from '@emberite/ui-kit/testing/avatars';
import { join } from 'node:path';

export const looks: Readonly<Record<string, Look>> = {
  maren: look('bun2', 'fair', 'fair', 'lake', 'gold', 'smile', { neck: 'turtle' }),
  dario: look('pomp', 'tan', 'black', 'ember', 'pine', 'smileBig', {
    beard: 'goatee2',
    neck: 'collar',
    fabric: ['plain', 'cream'],
  }),
  elena: look('medium2', 'tan', 'brown', 'plum', 'gold', 'smileBig', {
    fabric: ['dots', 'cream'],
    rings: 'gold',
  }),
  ilya: look('short4', 'fair', 'brown', 'pine', 'plum', 'smile', { fabric: ['stripes', 'gold'] }),
  tomas: look('twists2', 'tan', 'black', 'gold', 'lake', 'cheeky', {
    neck: 'scarf',
    fabric: ['plain', 'lake'],
  }),
  priya: look('longBangs', 'brown', 'black', 'ember', 'plum', 'smile', {
    glasses: 'glasses2',
    rings: 'gold',
  }),
  jonas: look('short2', 'fair', 'auburn', 'lake', 'ember', 'calm', {
    beard: 'full4',
    fabric: ['check', 'pine'],
    neck: 'collar',
  }),
  noor: look('hijab', 'brown', 'pine', 'plum', 'lake', 'smile'),
  kaia: look('mediumBangs', 'fair', 'auburn', 'lake', 'pine', 'calm', {
    fabric: ['stripes', 'cream'],
  }),
  wren: look('grayBun', 'fair', 'grey', 'ember', 'lake', 'calm', {
    glasses: 'glasses',
    neck: 'scarf',
    fabric: ['plain', 'plum'],
  }),
  kenji: look('flatTop', 'tan', 'black', 'plum', 'ember', 'cute', { fabric: ['stripes', 'cream'] }),
  amara: look('afro', 'deep', 'black', 'gold', 'plum', 'smileBig', {
    rings: 'ember',
    fabric: ['dots', 'ember'],
  }),
  camila: look('long', 'brown', 'brown', 'pine', 'gold', 'smile', { rings: 'gold' }),
  anouk: look('bangs', 'fair', 'fair', 'gold', 'pine', 'cute', { neck: 'turtle' }),
};

if (import.meta.main) writeAvatars(looks, join(import.meta.dirname, '..'));
