/** A page of a remote that builds and works in a click. */
export interface WorkingCase {
  /** Its module `run.tsx`: the page shows `still`, and after a click what `run()` returns. */
  run: string;
  /** What it shows after the click. */
  shows: RegExp;
  /** Other files, by path from the page's folder. */
  files?: Record<string, string>;
}

const address = String.raw`\/assets\/mf-cases`;

/** What builds and works, by what it is about. */
export const works: Record<string, WorkingCase> = {
  mode: {
    run: `export const run = () => [process.env.NODE_ENV, import.meta.env.MODE].join();`,
    shows: /^production,production$/,
  },
  guarded: {
    run: `import { where } from 'looks-first';
      export const run = () => where() + (typeof process !== 'undefined' ? process.env.X : '!');`,
    shows: /^browser!$/,
  },
  global: {
    run: `export const run = () => global.location === location;`,
    shows: /^true$/,
  },
  valtio: {
    run: `import { proxy } from 'valtio';
      import { subscribeKey } from 'valtio/utils';
      import { snapshot } from 'valtio/vanilla';
      const state = proxy({ count: 1 });
      export const run = () => new Promise((done) => {
        subscribeKey(state, 'count', () => done(snapshot(state).count));
        state.count += 1;
      });`,
    shows: /^2$/,
  },
  compiler: {
    run: `import { c } from 'react/compiler-runtime';
      export const useStill = () => c(1).length;
      export const run = () => 'compiled';`,
    shows: /^compiled$/,
  },
  zod: {
    run: `import { z } from 'zod';
      export const run = () => z.object({ name: z.string() }).parse({ name: 'Ann' }).name;`,
    shows: /^Ann$/,
  },
  url: {
    run: `const url = new URL('./x.svg', import.meta.url);
      export const still = String(url);
      export const run = async () => url.href + ((await fetch(url)).ok ? ' is there' : '');`,
    shows: new RegExp(String.raw`^${address}\/x\.\w+\.svg is there$`),
    files: { 'x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' },
  },
  assets: {
    run: `import jpg from './Straße 東京@2x.jpg';
      import mp3 from './a b.mp3';
      import wasm from './c.wasm';
      import text from './d.md?raw';
      import data from './e.json';
      import file from './e.json?url';
      export const still = jpg;
      const typeOf = async (url) => (await fetch(url)).headers.get('content-type');
      export const run = async () =>
        [...(await Promise.all([jpg, mp3, wasm, file].map(typeOf))), text.trim(), data.e].join();`,
    shows: /^image\/jpeg,audio\/mpeg,application\/wasm,application\/json; charset=utf-8,# d,5$/,
    files: {
      'Straße 東京@2x.jpg': 'a picture',
      'a b.mp3': 'a sound',
      'c.wasm': 'some code',
      'd.md': '# d\n',
      'e.json': '{ "e": 5 }',
    },
  },
  resolve: {
    run: `import { both } from './parts';
      import { old } from 'is-commonjs';
      import 'is-pure/style.css';
      export const run = () => both + old + getComputedStyle(document.querySelector('h1')).top;`,
    shows: /^jsx mts json mjs browser3px$/,
    files: {
      'parts.jsx': `'use client';
        import { mts } from './typed';
        export const both = (<i>jsx</i>).props.children + ' ' + mts([' '])[0];`,
      'typed.mts': `export const mts = <T>(list: T[]) => list.map((one) => 'mts' + one);`,
    },
  },
  await: {
    run: `const waited = await Promise.resolve('waited');
      export const run = () => waited;`,
    shows: /^waited$/,
  },
};

/** The packages that pages import, as `node_modules` has them. */
export const packages: Record<string, string> = {
  'looks-first/package.json': '{ "name": "looks-first", "main": "index.js" }',
  'looks-first/index.js': `const isNode = require('./env');
    exports.where = () => (isNode ? process.title : 'browser');`,
  'looks-first/env.js': `module.exports = typeof process !== 'undefined' && !!process.title;`,
  'is-commonjs/package.json': '{ "name": "is-commonjs", "main": "./node", "browser": "./browser" }',
  'is-commonjs/node.js': `exports.old = require('fs').name;`,
  'is-commonjs/browser.cjs': `exports.old = [require('./a').a, require('./b').b, 'browser'].join(' ');`,
  'is-commonjs/a.json': '{ "a": "json" }',
  'is-commonjs/b.mjs': `export const b = 'mjs';`,
  'is-pure/package.json': '{ "name": "is-pure", "sideEffects": false }',
  'is-pure/style.css': '@layer remotes { h1 { position: relative; top: 3px; } }',
  'has-router/package.json': '{ "name": "has-router", "main": "index.js" }',
  'has-router/index.js': `\nexports.useIt = require('react-router').useNavigate;`,
  'needs-node/package.json': '{ "name": "needs-node", "main": "index.js" }',
  'needs-node/index.js': `exports.bytes = (text) =>\n  Buffer.from(text);`,
};
