import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../../tools/imports.ts';
import room from '../package.json' with { type: 'json' };

const about = /\.(test|stories)\.tsx?$|\/testing\//;
const list = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname }).filter((file) => !about.test(file));
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Code without its comments. */
const codeOf = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** APIs for servers, URLs and storage. They belong to the sdk and the shell. */
const outside =
  /\b(fetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|localStorage|sessionStorage|indexedDB|cookie|location\.|history\.|navigation\.)/;

describe.each(list('*/**/*.{ts,tsx}'))('%s', (file) => {
  const code = codeOf(file);

  it('uses no server, URL or storage', () => {
    expect(outside.exec(code)?.[0]).toBeUndefined();
  });

  it('imports styles from CSS modules only', () => {
    const styles = importsOf(`ui-kit/src/${file}`).filter((name) => name.endsWith('.css'));
    const isGlobal = (path: string) => !path.endsWith('.module.css');
    expect(file.startsWith('styles/') ? [] : styles.filter(isGlobal)).toEqual([]);
  });
});

it('depends on nothing but React and drawing libraries', () => {
  expect(Object.keys(room.dependencies)).toEqual([
    'canvas-confetti',
    'lucide-react',
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
  'Scene/Scene.module.css': 'a picture is not a theme',
  'VideoRecorder/FramingGuide.module.css': 'shadows on a film of any colour',
  'VideoRecorder/Stage.module.css': 'shadows on a film of any colour',
};

describe.each(list('**/*.css').filter((file) => !file.startsWith('styles/')))('%s', (file) => {
  const css = read(file);

  it('is a CSS module, entirely inside the layer of the kit', () => {
    expect(file).toMatch(/\.module\.css$/);
    expect(outsideLayers(css)).toBe('');
    expect(css).not.toMatch(/:global|@import/);
  });

  it('takes its colours from tokens, unless it is a picture', () => {
    const written = css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi);
    expect(Boolean(written)).toBe(file in ownColours);
  });

  it('uses only existing tokens', () => {
    const tokens = read('styles/tokens.css') + css;
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
  });
});
