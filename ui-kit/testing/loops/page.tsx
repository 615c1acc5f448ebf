/** The page that is recorded: the Scene that the query names, moved by `pose`. */
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Scene } from '../../src/Scene/index.ts';
import type { SceneMotif } from '../../src/Scene/index.ts';
import '../../src/styles/index.ts';
import { encode } from './encode.ts';

declare global {
  /** Moves the drawing to a moment of the loop, 0 to 1. The first and the last are the same. */
  var pose: (moment: number) => void;
  /** Encodes the frames, see `encode`. */
  var encoded: typeof encode;
}

/** Moves a part of the drawing, relative to its own position. */
function move(part: Element | undefined, transform: string): void {
  const element = part as SVGElement | undefined;
  if (!element) return;
  element.dataset['stands'] ??= element.getAttribute('transform') ?? '';
  element.setAttribute('transform', `${transform} ${element.dataset['stands']}`);
}

const wave = (moment: number, size: number, delay = 0) =>
  size * Math.sin(2 * Math.PI * (moment - delay));

/** What moves in each motif, given the parts of its drawing in their order. */
const moves: Partial<Record<SceneMotif, (parts: Element[], moment: number) => void>> = {
  /** The canoe rocks, the water passes by. */
  adventure(parts, moment) {
    const [, , ...afloat] = parts;
    const ripples = afloat.pop();
    const rock = `translate(0 ${wave(moment, 5)}) rotate(${wave(moment, 1.6, 0.2)} 400 440)`;
    for (const part of afloat) move(part, rock);
    move(ripples, `translate(${wave(moment, 16)} ${wave(moment, 2, 0.3)})`);
  },
  /** The steam curls, the flame flickers. */
  cooking([pot], moment) {
    const parts = [...(pot?.children ?? [])];
    move(parts[0], `translate(${wave(moment, 5)} ${wave(moment, 7, 0.25)})`);
    const flicker = (delay: number) =>
      `translate(400 500) scale(1 ${1 + wave(2 * moment, 0.05, delay)}) translate(-400 -500)`;
    move(parts[5], flicker(0));
    move(parts[6], flicker(0.3));
  },
};

const query = new URLSearchParams(location.search);
const motif = query.get('motif') as SceneMotif;
const seed = query.get('seed') ?? '';
document.documentElement.dataset['theme'] = 'dark';
document.getElementById('root')!.className = 'loop';
flushSync(() =>
  createRoot(document.getElementById('root')!).render(<Scene motif={motif} seed={seed} />),
);
const groups = document.querySelectorAll('svg > g');
const glow = document.querySelector('svg > circle');
globalThis.pose = (moment) => {
  const parts = [...(groups[groups.length - 1]?.children ?? [])];
  // The light on the ground stays.
  moves[motif]?.(
    parts.filter(({ tagName }) => tagName !== 'ellipse'),
    moment,
  );
  const [x, y] = [glow?.getAttribute('cx'), glow?.getAttribute('cy')];
  const size = 1 + wave(moment, 0.04);
  move(glow ?? undefined, `translate(${x} ${y}) scale(${size}) translate(-${x} -${y})`);
};
globalThis.encoded = encode;
