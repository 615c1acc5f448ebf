/**
 * Films the loops beside the hosts: `node mf-experiences/src/detail/loops/testing/film.ts`, after a
 * change of their scenes.
 */
import { join } from 'node:path';
import { experienceById } from '@emberite/content/catalogue';
import { filmScenes } from '@emberite/ui-kit/testing/film';

const films = ['downstream-adventure-class', 'mediterranean-cooking-class'].map((name) => {
  const { motif, image } = experienceById(name);
  return { name, motif, seed: image.seed };
});

await filmScenes(films, join(import.meta.dirname, '..'));
