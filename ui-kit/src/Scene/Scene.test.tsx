import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DuskScene } from './DuskScene.tsx';
import { motifNames, Scene } from './Scene.tsx';

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
  const named = renderToStaticMarkup(<DuskScene label="A fire at dusk" />);
  expect(named).toContain('role="img" aria-label="A fire at dusk"');
});
