// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { Moment, momentNames } from '../Moment/index.ts';
import { DuskScene, motifNames, Scene } from './index.ts';

const files = (folder: string) =>
  globSync('drawings/*.svg', { cwd: join(import.meta.dirname, '..', folder) }).map((file) =>
    join(import.meta.dirname, '..', folder, file),
  );
const names = (folder: string) => files(folder).map((file) => basename(file, '.svg'));

it('has a drawing for every name, and no others', () => {
  expect(names('Scene').toSorted()).toEqual([...motifNames, 'dusk'].toSorted());
  expect(names('Moment').toSorted()).toEqual(momentNames.toSorted());
});

it('shows the drawing of its name, which is loaded when it comes near, in its size', () => {
  for (const motif of motifNames) render(<Scene motif={motif} label={motif} />);
  for (const moment of momentNames) render(<Moment moment={moment} label={moment} />);
  for (const name of [...motifNames, ...momentNames]) {
    const picture = screen.getByRole('img', { name });
    expect(picture.getAttribute('src')).toMatch(new RegExp(`^/.*/${name}\\.svg$`));
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(picture.getAttribute('width')).toBe('800');
  }
});

it('is decorative without a label, and may be what a page shows first', () => {
  const { container } = render(<DuskScene loading="eager" />);
  const picture = container.querySelector('img[alt=""]');
  expect(picture?.getAttribute('loading')).toBe('eager');
});

it.each([...files('Scene'), ...files('Moment')])(
  '%s is small, of both themes and alone',
  (file) => {
    const svg = readFileSync(file, 'utf8');
    expect(svg.length).toBeLessThan(6_000);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+"/);
    expect(svg).toContain('@media(prefers-color-scheme:dark)');
    // Nothing that runs, and nothing from elsewhere.
    expect(svg).not.toMatch(/<script|<image|href=|\bon\w+=|NaN|undefined/);
  },
);
