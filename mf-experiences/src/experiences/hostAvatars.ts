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

/** The URLs of the hosts' drawn avatars by the seeds in the catalogue and the landing records. */
export const hostAvatars: Readonly<Record<string, string>> = {
  'downstream-adventure-class/host': maren,
  'peak-axethrowing/host': dario,
  'mediterranean-cooking-class/host': elena,
  'dance-connection-experience/host': ilya,
  'remote-surf-dreams/host': tomas,
  'brains-browsers-ideas/host': priya,
  'meal-kit-mastery/host': jonas,
  'partner-acrobatics-lift/host': noor,
  'scenic-hike-water-dip/host': kaia,
  'poetry-night/host': wren,
  'poetryNight/host': wren,
  'emberShuffle/host': kenji,
  'danceToday/host': amara,
  'bazaDance/host': camila,
  'worldDanceCo/host': anouk,
};

/** Returns the path of a host's avatar. */
export const hostAvatar = (seed: string) => assetPath(hostAvatars[seed]);
