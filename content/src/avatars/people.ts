import anika from './people/anika.svg';
import elias from './people/elias.svg';
import jun from './people/jun.svg';
import leila from './people/leila.svg';
import lucia from './people/lucia.svg';
import maya from './people/maya.svg';
import theo from './people/theo.svg';
import wendell from './people/wendell.svg';

/** The URLs of the sample people's drawn avatars by name. */
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
