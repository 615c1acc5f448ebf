/** Draws somebody who speaks to the camera, frame by frame: Open Peeps with a face that moves. */
import { coloursOf, drawSomebody } from '@emberite/ui-kit/testing/avatars';
import type { Look } from '@emberite/ui-kit/testing/avatars';

const ink = '#1c2b2b';

/** Somebody, and the room behind them. Colours are CSS colours. */
export interface Speaker {
  look: Look;
  wall: string;
  /** What stands and hangs in the room, as SVG in a view box of 640 × 400. */
  room: string;
}

/** What the speaker does at a moment. */
export interface Pose {
  /** How far the mouth is open, 0 to 1. */
  mouth: number;
  /** How far the eyes are closed, 0 to 1. */
  blink: number;
  /** How far the brows are raised, 0 to 1. */
  brows: number;
  /** How far the head is tilted, in degrees. */
  tilt: number;
  /** How far the hand is raised, 0 to 1, and how far it is turned, in degrees. */
  hand: number;
  wave: number;
}

/** Everything of an avatar but its face and ground: the body, and what turns with the head. */
function bust({ look }: Speaker): { body: string; head: string; place: string } {
  const drawing = drawSomebody('speaker', { ...look, face: 'blank' });
  const inner = drawing.replace(/<rect width="704" height="704" fill="[^"]*"\/>/, '');
  const [, body = '', head = ''] = /^<svg[^>]*>(.*?)(<use transform="matrix.*)<\/g><\/svg>$/s.exec(
    inner,
  )!;
  const face = /<use transform="(translate\([^)]*\))" href="#expression[^>]*>/.exec(head)!;
  return { body: `${body}</g>`, head: head.replace(face[0], '<face/>'), place: face[1]! };
}

const whole = (value: number) => Math.round(value * 10) / 10;

/** The face, in the coordinates of the style's expressions. */
function face({ mouth, blink, brows }: Pose): string {
  const eye = (x: number) =>
    blink > 0.7
      ? `<path d="M${x - 15} 98q15 9 30 0" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`
      : `<ellipse cx="${x}" cy="96" rx="11" ry="${whole(20 * (1 - blink))}"/>`;
  const up = whole(-14 * brows);
  const low = whole(46 * mouth);
  const lips =
    mouth < 0.12
      ? `<path d="M62 196q46 36 92-4" fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`
      : `<path d="M62 192q46-10 92-4q2 ${low} -46 ${low + 10}q-44 -4 -46 -${low + 6}Z" fill="${ink}"/>
         <path d="M84 ${whole(196 + 0.62 * low)}q26-16 50 0q-8 ${whole(0.34 * low)} -26 ${whole(0.36 * low)}q-18 0 -24 -${whole(0.34 * low)}Z" fill="#e07a6a"/>
         <path d="M72 194q36-8 74-3l-4 8q-34-4-66 1Z" fill="#fff"/>`;
  return `<g fill="${ink}">${eye(58)}${eye(180)}
    <path d="M134.8 117.4c7.6 4.6 19 15.3 11 26.6-9.6 10-23.4-1.4-30.2-6.6-6.3-4-13.3 6.3-7.5 11 49 36.3 69-29.8 30.5-36.4-4.2-.8-5.8 4-3.8 5.4"/>
    <g fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" transform="translate(0 ${up})"><path d="M30 52q26-22 54-8M156 42q26-14 52 8"/></g>
    ${lips}</g>`;
}

/** A raised forearm with an open hand, from the elbow at (0, 0) upwards. */
function arm({ look }: Speaker): string {
  const [skin, coat] = coloursOf(look);
  const line = (d: string, colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const fingers = 'M-34-250l-14-58M-12-262l-4-70M14-262l10-68M36-246l22-56M-40-214l-38-22';
  const palm = 'M-22-232l40 0l4 30l-40 2Z';
  return (
    line('M8 40L-4-150', ink, 122) +
    line('M8 40L-4-150', coat, 106) +
    line('M-3-170l0-40', ink, 66) +
    line(fingers, ink, 36) +
    line(palm, ink, 68) +
    line('M-3-170l0-40', skin, 50) +
    line(fingers, skin, 21) +
    line(palm, skin, 52) +
    line('M-62-150h116', ink, 9)
  );
}

/** Returns one frame as SVG, 640 × 400; `box` is the part of that to show. */
export function drawSpeaker(speaker: Speaker, pose: Pose, box = '0 0 640 400'): string {
  const { wall, room } = speaker;
  const { body, head, place } = bust(speaker);
  const [, , width = '', height = ''] = box.split(' ');
  // The head and the face turn about the neck, the body does not.
  const turned = head.replace('<face/>', `<g transform="${place}">${face(pose)}</g>`);
  const elbow = 470 + 240 * (1 - pose.hand);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">
    <rect width="640" height="400" fill="${wall}"/>${room}
    <g transform="translate(112 8) scale(.57)"><svg width="704" height="704" viewBox="0 0 704 704" overflow="visible" fill="none">${body}<g transform="rotate(${whole(pose.tilt)} 352 560)">${turned}</g></svg></g>
    ${pose.hand > 0.02 ? `<g transform="translate(505 ${whole(elbow)}) rotate(${whole(pose.wave)}) scale(.7)">${arm(speaker)}</g>` : ''}
  </svg>`;
}
