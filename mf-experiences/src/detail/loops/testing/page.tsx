/** The page that `film.ts` films: the Scene of the experience named in the hash, moved by `pose`. */
import { experienceById } from '@emberite/content/catalogue';
import { Scene } from '@emberite/ui-kit/Scene';
import '@emberite/ui-kit/styles';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

declare global {
  /** Moves the drawing to a moment of the loop, 0 to 1. The first and the last are the same. */
  var pose: (moment: number) => void;
}

/** Moves a part of the drawing, on top of where it stands. */
function move(part: Element | undefined, transform: string): void {
  const element = part as SVGElement | undefined;
  if (!element) return;
  element.dataset['stands'] ??= element.getAttribute('transform') ?? '';
  element.setAttribute('transform', `${transform} ${element.dataset['stands']}`);
}

const wave = (moment: number, size: number, delay = 0) =>
  size * Math.sin(2 * Math.PI * (moment - delay));

/** What moves in each motif, given the parts of its drawing in their order. */
const moves: Record<string, (parts: Element[], moment: number) => void> = {
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

const { motif, image } = experienceById(location.hash.slice(1));
document.documentElement.dataset['theme'] = 'dark';
document.getElementById('root')!.className = 'film';
flushSync(() =>
  createRoot(document.getElementById('root')!).render(<Scene motif={motif} seed={image.seed} />),
);
const groups = document.querySelectorAll('svg > g');
const glow = document.querySelector('svg > circle');
globalThis.pose = (moment) => {
  moves[motif]?.([...(groups[groups.length - 1]?.children ?? [])], moment);
  const [x, y] = [glow?.getAttribute('cx'), glow?.getAttribute('cy')];
  const size = 1 + wave(moment, 0.04);
  move(glow ?? undefined, `translate(${x} ${y}) scale(${size}) translate(-${x} -${y})`);
};
