import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from '../../tools/imports.ts';
import manifest from '../package.json' with { type: 'json' };

const about = /\.(test|stories)\.tsx?$|\/testing\//;
const list = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname }).filter((file) => !about.test(file));
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Code without its comments. */
const codeOf = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** APIs for servers, URLs and storage. They belong to the sdk and the shell. */
const outside =
  /\b(fetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|localStorage|sessionStorage|indexedDB|cookie|location\.|history\.|navigation\.)/;

const modules = list('*/**/*.{ts,tsx}');

it('uses no server, URL or storage', () => {
  expect(modules.filter((file) => outside.test(codeOf(file)))).toEqual([]);
});

it('imports styles from CSS modules only', () => {
  const isGlobal = (path: string) => path.endsWith('.css') && !path.endsWith('.module.css');
  const offenders = modules.filter(
    (file) => !file.startsWith('styles/') && importsOf(`ui-kit/src/${file}`).some(isGlobal),
  );
  expect(offenders).toEqual([]);
});

it('depends on nothing but React and drawing libraries', () => {
  const { dependencies, peerDependencies } = manifest;
  expect(Object.keys({ ...dependencies, ...peerDependencies })).toEqual([
    'canvas-confetti',
    'lucide',
    '@types/react',
    'react',
    'react-dom',
  ]);
});

/** Returns the part of a stylesheet outside any `@layer … { }`. */
function outsideLayers(css: string): string {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  let depth = 0;
  let rest = '';
  for (const sign of text.replace(/@layer ui-kit \{/g, '{')) {
    if (sign === '}') depth -= 1;
    if (depth === 0 && sign !== '{' && sign !== '}') rest += sign;
    if (sign === '{') depth += 1;
  }
  return rest.trim();
}

/** Stylesheets with their own colours, and why. */
const ownColours: Record<string, string> = {
  'Logo/Logo.module.css': 'the brand is not a theme',
  'VideoRecorder/FramingGuide.module.css': 'shadows on a video of any colour',
  'VideoRecorder/Stage.module.css': 'shadows on a video of any colour',
};

const stylesheets = list('**/*.css').filter((file) => !file.startsWith('styles/'));

it('has CSS modules only, entirely inside the layer of the kit', () => {
  const isOutside = (css: string) => outsideLayers(css) !== '' || /:global|@import/.test(css);
  const offenders = stylesheets.filter(
    (file) => !file.endsWith('.module.css') || isOutside(read(file)),
  );
  expect(offenders).toEqual([]);
});

it('takes its colours from tokens, except for pictures', () => {
  const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;
  const hasOwn = (file: string) => colour.test(read(file).replace(/\/\*[\s\S]*?\*\//g, ''));
  expect(stylesheets.filter(hasOwn).toSorted()).toEqual(Object.keys(ownColours).toSorted());
});

it('hovers only where a pointer can, and never in the colour of what is selected', () => {
  const hovering = /@media \(hover: hover\) \{[\s\S]*?\n {2}\}\n/g;
  const isWrong = (css: string) =>
    css.replace(hovering, '').includes(':hover') ||
    [...css.matchAll(hovering)].some(([rule]) => rule.includes('--color-accent-soft'));
  expect(stylesheets.filter((file) => isWrong(read(file)))).toEqual([]);
});

it('uses only existing tokens', () => {
  const tokens = read('styles/tokens.css');
  const missing = stylesheets.flatMap((file) => {
    const css = read(file);
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    return used
      .filter((name) => !`${tokens}${css}`.includes(`${name}:`))
      .map((name) => [file, name]);
  });
  expect(missing).toEqual([]);
});

it('keeps pages out of a notch, on either side', () => {
  const [, gutter] = /--page-gutter:([^;]+);/.exec(read('styles/tokens.css')) ?? [];
  for (const side of ['left', 'right']) expect(gutter).toContain(`env(safe-area-inset-${side})`);
});

it('draws the ridge of its footer in the colors of the land', () => {
  const tokens = read('styles/tokens.css');
  const land = ['--color-land-far', '--color-land'].map(
    (name) => new RegExp(`${name}: (#\\w+);`).exec(tokens)?.[1],
  );
  const drawn = [...read('Footer/ridge.svg').matchAll(/fill="(#\w+)"/g)].map(([, fill]) => fill);
  expect(drawn).toEqual(land);
});
