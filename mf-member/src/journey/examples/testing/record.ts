/**
 * Records the two example videos: `node tools/run.mjs mf-member/src/journey/examples/testing/record.ts`, after a change of
 * their captions or of the drawing. The people speak while a caption is shown.
 */
import { recordDrawings, framesPerSecond } from '@emberite/ui-kit/testing/loops';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { looks } from '../../../people/avatars/testing/draw.ts';
import { poseAt } from './pose.ts';
import type { Span } from './pose.ts';
import { drawSpeaker } from './speaker.ts';
import type { Speaker } from './speaker.ts';

const folder = join(import.meta.dirname, '..');
const seconds = 7;

interface Example {
  speaker: Speaker;
  /** From when to when the hand is raised, in seconds. */
  hand: Span;
}

const shelf =
  '<path d="M26 128h150v10H26Z" fill="#a86f49"/><path d="M40 74h16v54H40ZM60 82h14v46H60ZM80 70h18v58H80Z" fill="#3f8069"/><path d="M104 84h14v44h-14ZM122 76h16v52h-16Z" fill="#e8743b"/><path d="M150 100h22l-4 28h-14Z" fill="#c65a3a"/><path d="M161 100c-16-10-18-30-8-44 10 10 14 24 8 44 4-16 14-26 24-28 0 16-10 26-24 28Z" fill="#4f9a80"/>';
const window =
  '<rect x="470" y="36" width="136" height="150" rx="10" fill="#fff6e6"/><rect x="480" y="46" width="116" height="130" rx="4" fill="#f6c9a0"/><circle cx="538" cy="126" r="30" fill="#f58f4c"/><path d="M480 176v-34l30-24 26 20 32-30 28 22v46Z" fill="#8f6a66"/><path d="M534 46h8v130h-8ZM480 106h116v8H480Z" fill="#fff6e6"/>';
const map =
  '<rect x="30" y="44" width="160" height="112" rx="6" fill="#fff6e6"/><path d="M44 92q18-34 44-24t30 34-26 32-48-42ZM132 66q24-8 42 10t-4 36-34-8-4-38Z" fill="#8cc4ae"/><path d="M70 96q30-30 84-8" fill="none" stroke="#e8743b" stroke-width="5" stroke-dasharray="9 8" stroke-linecap="round"/><circle cx="70" cy="98" r="7" fill="#c65a3a"/><circle cx="154" cy="88" r="7" fill="#c65a3a"/>';
const suitcase =
  '<path d="M500 236v-16q0-14 14-14h44q14 0 14 14v16" fill="none" stroke="#5a3a2b" stroke-width="10"/><rect x="458" y="234" width="156" height="166" rx="16" fill="#e0a63f"/><path d="M486 234v166M586 234v166" stroke="#c1842a" stroke-width="10"/>';

const examples: Record<'fun' | 'useful', Example> = {
  fun: {
    speaker: { look: looks['maya']!, wall: '#f3d9b4', room: shelf + window },
    hand: [3.3, 5.4],
  },
  useful: {
    speaker: { look: looks['jun']!, wall: '#e6d3c4', room: map + suitcase },
    hand: [0.6, 2.7],
  },
};

const time = (text: string) => {
  const [minutes, rest] = text.split(':') as [string, string];
  return 60 * Number(minutes) + Number(rest);
};

/** Returns from when to when somebody speaks, in seconds: while there is a caption. */
const spoken = (captions: string) =>
  [...captions.matchAll(/(\d\d:[\d.]+) --> (\d\d:[\d.]+)/g)].map(
    ([, from = '', to = '']) => [time(from), time(to)] as const,
  );

await recordDrawings(
  Object.entries(examples).map(([name, example]) => {
    const spans = spoken(readFileSync(join(folder, `${name}.vtt`), 'utf8'));
    const frames = Array.from({ length: seconds * framesPerSecond }, (_, frame) =>
      drawSpeaker(example.speaker, poseAt(frame / framesPerSecond, example.hand, spans)),
    );
    return { name, frames };
  }),
  folder,
);
