/**
 * Films the loops beside the hosts: `node mf-experiences/src/detail/loops/testing/film.ts`, after a
 * change of their scenes.
 */
import { filmScenes } from '@emberite/ui-kit/testing/film';
import { join } from 'node:path';
import { experienceById } from '../../catalogue.ts';

const films = ['downstream-adventure-class', 'mediterranean-cooking-class'].map((name) => {
  const { motif, image } = experienceById(name);
  return { name, motif, seed: image.seed };
});

await filmScenes(films, join(import.meta.dirname, '..'));
