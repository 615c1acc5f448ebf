import { Placed } from '../Scene/Placed.tsx';
import type { PlacedProps, Subject } from '../Scene/Placed.tsx';
import { Boards } from './moments/Boards.tsx';
import { Boots } from './moments/Boots.tsx';
import { Candles } from './moments/Candles.tsx';
import { Chopping } from './moments/Chopping.tsx';
import { Desk } from './moments/Desk.tsx';
import { Dip } from './moments/Dip.tsx';
import { Fireside } from './moments/Fireside.tsx';
import { Ingredients } from './moments/Ingredients.tsx';
import { Jars } from './moments/Jars.tsx';
import { Lesson } from './moments/Lesson.tsx';
import { Mats } from './moments/Mats.tsx';
import { Mugs } from './moments/Mugs.tsx';
import { Music } from './moments/Music.tsx';
import { Notes } from './moments/Notes.tsx';
import { Paddles } from './moments/Paddles.tsx';
import { Picnic } from './moments/Picnic.tsx';
import { Pitch } from './moments/Pitch.tsx';
import { Scores } from './moments/Scores.tsx';
import { Stage } from './moments/Stage.tsx';
import { Table } from './moments/Table.tsx';
import { Throw } from './moments/Throw.tsx';
import { Together } from './moments/Together.tsx';
import { Tower } from './moments/Tower.tsx';

const moments = {
  boards: { Motif: Boards, setting: 'beach', palettes: ['plum', 'gold', 'lake'] },
  boots: { Motif: Boots, setting: 'wild', palettes: ['gold', 'ember', 'pine'] },
  candles: { Motif: Candles, setting: 'parlour', palettes: ['ember', 'plum', 'gold'] },
  chopping: { Motif: Chopping, setting: 'kitchen', palettes: ['pine', 'gold', 'lake'] },
  desk: { Motif: Desk, setting: 'beach', palettes: ['lake', 'gold', 'ember'] },
  dip: { Motif: Dip, setting: 'river', palettes: ['plum', 'ember', 'lake'] },
  fireside: { Motif: Fireside, setting: 'wild', palettes: ['plum', 'lake', 'pine'] },
  ingredients: { Motif: Ingredients, setting: 'kitchen', palettes: ['gold', 'ember', 'pine'] },
  jars: { Motif: Jars, setting: 'market', palettes: ['ember', 'plum', 'gold'] },
  lesson: { Motif: Lesson, setting: 'hall', palettes: ['pine', 'gold', 'lake'] },
  mats: { Motif: Mats, setting: 'studio', palettes: ['lake', 'gold', 'ember'] },
  mugs: { Motif: Mugs, setting: 'wild', palettes: ['plum', 'ember', 'lake'] },
  music: { Motif: Music, setting: 'hall', palettes: ['plum', 'gold', 'lake'] },
  notes: { Motif: Notes, setting: 'parlour', palettes: ['gold', 'ember', 'pine'] },
  paddles: { Motif: Paddles, setting: 'wild', palettes: ['ember', 'plum', 'gold'] },
  picnic: { Motif: Picnic, setting: 'wild', palettes: ['pine', 'gold', 'lake'] },
  pitch: { Motif: Pitch, setting: 'cafe', palettes: ['lake', 'gold', 'ember'] },
  scores: { Motif: Scores, setting: 'barn', palettes: ['plum', 'ember', 'lake'] },
  stage: { Motif: Stage, setting: 'hall', palettes: ['plum', 'gold', 'lake'] },
  table: { Motif: Table, setting: 'kitchen', palettes: ['gold', 'ember', 'pine'] },
  throw: { Motif: Throw, setting: 'barn', palettes: ['ember', 'plum', 'gold'] },
  together: { Motif: Together, setting: 'wild', palettes: ['pine', 'gold', 'lake'] },
  tower: { Motif: Tower, setting: 'studio', palettes: ['lake', 'gold', 'ember'] },
} as const satisfies Record<string, Subject>;

export type MomentName = keyof typeof moments;

/** The names of all moments. */
export const momentNames = Object.keys(moments) as MomentName[];

export interface MomentProps extends Omit<PlacedProps, 'subject'> {
  moment: MomentName;
}

/**
 * What people do, bring or see at an activity: the pictures beside its Scene. It fills a frame of
 * any size and shape; the middle stays visible.
 */
export function Moment({ moment, ...rest }: MomentProps) {
  return <Placed subject={moments[moment]} {...rest} />;
}
