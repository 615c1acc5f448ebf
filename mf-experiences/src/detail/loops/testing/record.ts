/**
 * Records the loops beside the hosts: `node mf-experiences/src/detail/loops/testing/record.ts`, after a
 * change of their scenes.
 */
import { recordScenes } from '@emberite/ui-kit/testing/loops';
import { join } from 'node:path';
import { experienceById } from '../../../experiences/catalogue.ts';

const scenes = ['downstream-adventure-class', 'mediterranean-cooking-class'].map((name) => {
  const { motif, image } = experienceById(name);
  return { name, motif, seed: image.seed };
});

await recordScenes(scenes, join(import.meta.dirname, '..'));
