import amara from './hosts/amara.svg';
import anouk from './hosts/anouk.svg';
import camila from './hosts/camila.svg';
import dario from './hosts/dario.svg';
import elena from './hosts/elena.svg';
import ilya from './hosts/ilya.svg';
import jonas from './hosts/jonas.svg';
import kaia from './hosts/kaia.svg';
import kenji from './hosts/kenji.svg';
import maren from './hosts/maren.svg';
import noor from './hosts/noor.svg';
import priya from './hosts/priya.svg';
import tomas from './hosts/tomas.svg';
import wren from './hosts/wren.svg';

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
