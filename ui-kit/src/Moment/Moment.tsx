import { Drawing } from '../Scene/Drawing.tsx';
import type { DrawingProps } from '../Scene/Drawing.tsx';
import boards from './drawings/boards.svg';
import boots from './drawings/boots.svg';
import candles from './drawings/candles.svg';
import chopping from './drawings/chopping.svg';
import desk from './drawings/desk.svg';
import dip from './drawings/dip.svg';
import fireside from './drawings/fireside.svg';
import ingredients from './drawings/ingredients.svg';
import jars from './drawings/jars.svg';
import lesson from './drawings/lesson.svg';
import mats from './drawings/mats.svg';
import mugs from './drawings/mugs.svg';
import music from './drawings/music.svg';
import notes from './drawings/notes.svg';
import paddles from './drawings/paddles.svg';
import picnic from './drawings/picnic.svg';
import pitch from './drawings/pitch.svg';
import scores from './drawings/scores.svg';
import stage from './drawings/stage.svg';
import table from './drawings/table.svg';
import throwing from './drawings/throw.svg';
import together from './drawings/together.svg';
import tower from './drawings/tower.svg';

/** The URLs of the drawings. */
const moments = {
  boards,
  boots,
  candles,
  chopping,
  desk,
  dip,
  fireside,
  ingredients,
  jars,
  lesson,
  mats,
  mugs,
  music,
  notes,
  paddles,
  picnic,
  pitch,
  scores,
  stage,
  table,
  throw: throwing,
  together,
  tower,
};

export type MomentName = keyof typeof moments;

/** The names of all moments. */
export const momentNames = Object.keys(moments) as MomentName[];

export interface MomentProps extends DrawingProps {
  moment: MomentName;
}

/**
 * What people do, bring or see at an activity: the pictures beside its Scene. It fills a frame of
 * any size and shape; the middle stays visible.
 */
export function Moment({ moment, ...rest }: MomentProps) {
  return <Drawing src={moments[moment]} {...rest} />;
}
