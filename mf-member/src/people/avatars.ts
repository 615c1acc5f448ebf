import { assetPath } from '@emberite/sdk/assets';
import anika from './avatars/anika.svg';
import elias from './avatars/elias.svg';
import jun from './avatars/jun.svg';
import leila from './avatars/leila.svg';
import lucia from './avatars/lucia.svg';
import maya from './avatars/maya.svg';
import theo from './avatars/theo.svg';
import wendell from './avatars/wendell.svg';

/** The URLs of the sample people's drawn avatars by id. */
export const peopleAvatars: Readonly<Record<string, string>> = {
  maya,
  theo,
  leila,
  jun,
  lucia,
  elias,
  anika,
  wendell,
};

/** Returns the path of a sample person's avatar; undefined without a drawing. */
export const peopleAvatar = (id: string) => assetPath(peopleAvatars[id]);
