import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { motifNames, Scene } from './Scene.tsx';
import { seededLand } from './seeded.ts';
import type { SeededLand } from './seeded.ts';

const paths = (markup: string) => markup.match(/<(path|circle|rect|ellipse)/g)?.length ?? 0;

it('draws every motif differently, in a few kilobytes', () => {
  const pictures = motifNames.map((motif) => renderToStaticMarkup(<Scene motif={motif} />));
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) {
    expect(paths(picture)).toBeGreaterThan(15);
    expect(picture.length).toBeLessThan(8192);
  }
});

it('is decorative without a label, and an image with one', () => {
  expect(renderToStaticMarkup(<Scene motif="hike" />)).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(<Scene motif="hike" label="A hike at dusk" />);
  expect(named).toContain('role="img" aria-label="A hike at dusk"');
});

const seeds = Array.from({ length: 60 }, (_, index) => `evening-${index}/main`);

it.each(motifNames)('draws %s for every seed differently, in a few kilobytes', (motif) => {
  const draw = (seed: string) => renderToStaticMarkup(<Scene motif={motif} seed={seed} />);
  const pictures = seeds.map(draw);
  expect(new Set(pictures).size).toBe(seeds.length);
  expect(seeds.map(draw)).toEqual(pictures);
  for (const picture of pictures) {
    expect(picture.length).toBeLessThan(8192);
    // The content security policy blocks style attributes; paths with whole numbers are the same in
    // every browser.
    expect(picture).not.toMatch(/style=|NaN|undefined| d="[^"]*\./);
  }
});

it('gives the four pictures of one folder different lights', () => {
  for (const folder of seeds) {
    const glows = ['main', 'midTop', 'midBottom', 'last'].map(
      (name) => seededLand(`${folder}/${name}`, 'hall').land.light.glow,
    );
    expect(new Set(glows).size).toBe(4);
  }
});

it.each(['wild', 'river', 'sea', 'hall', 'parlour'] as const)(
  'gives the two pictures of an evening (%s) different lands, lights and palettes',
  (setting) => {
    for (let index = 0; index < 60; index += 1) {
      const [background, image] = ['background', 'image'].map((name) =>
        seededLand(`evening${index}/${name}`, setting),
      ) as [SeededLand, SeededLand];
      expect(background.land.light.glow).not.toBe(image.land.light.glow);
      expect([background.land.ridges, background.details]).not.toEqual([
        image.land.ridges,
        image.details,
      ]);
      expect(background.palette).not.toBe(image.palette);
    }
  },
);

it('draws a place of its own behind each motif, outside only where it belongs', () => {
  const pictures = motifNames.map((motif) => ({
    motif,
    // Only the sky has stars.
    isOutside: !renderToStaticMarkup(<Scene motif={motif} seed="any/main" />).includes('<g></g>'),
  }));
  const outside = pictures.filter(({ isOutside }) => isOutside).map(({ motif }) => motif);
  expect(outside).toEqual(['adventure', 'hike', 'surf']);
  for (const seed of seeds) expect(seededLand(seed, 'hall').palette).toBe(0);
});

it('keeps the motifs of the water in place', () => {
  for (const seed of seeds) {
    for (const setting of ['river', 'sea'] as const) {
      expect(seededLand(seed, setting).stand).toMatchObject({ x: 0, scale: 1 });
    }
  }
});
