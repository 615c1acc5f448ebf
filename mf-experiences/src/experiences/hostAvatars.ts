import { assetPath } from '@emberite/sdk/assets';
import amara from './avatars/amara.svg';
import anouk from './avatars/anouk.svg';
import camila from './avatars/camila.svg';
import dario from './avatars/dario.svg';
import elena from './avatars/elena.svg';
import ilya from './avatars/ilya.svg';
import jonas from './avatars/jonas.svg';
import kaia from './avatars/kaia.svg';
import kenji from './avatars/kenji.svg';
import maren from './avatars/maren.svg';
import noor from './avatars/noor.svg';
import priya from './avatars/priya.svg';
import tomas from './avatars/tomas.svg';
import wren from './avatars/wren.svg';

/** The URLs of the hosts' drawn avatars by their names. */
export const hostAvatars: Readonly<Record<string, string>> = {
  Amara: amara,
  Anouk: anouk,
  Camila: camila,
  Dario: dario,
  Elena: elena,
  Ilya: ilya,
  Jonas: jonas,
  Kaia: kaia,
  Kenji: kenji,
  Maren: maren,
  Noor: noor,
  Priya: priya,
  Tomas: tomas,
  Wren: wren,
};

/** Returns the path of a host's avatar; undefined without a drawing. */
export const hostAvatar = (name: string) => assetPath(hostAvatars[name]);
