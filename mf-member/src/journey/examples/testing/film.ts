/**
 * Films the two example clips: `node mf-member/src/journey/examples/testing/film.ts`, after a change
 * of their scenes.
 */
import { join } from 'node:path';
import { filmScenes } from '@emberite/ui-kit/testing/film';

await filmScenes(
  [
    { name: 'fun', motif: 'dance', seed: 'examples/fun' },
    { name: 'useful', motif: 'cooking', seed: 'examples/useful' },
  ],
  join(import.meta.dirname, '..'),
);
