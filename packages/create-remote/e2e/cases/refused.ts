/** Code of a page that the build refuses, with the sentence, by what it is about. */
export const refused: Record<string, { code: string; says: string }> = {
  process: {
    code: `interface Answer {
        text: string;
      }
      export const run = (): Answer => ({ text: process.env.SECRET });`,
    says: 'mf-cases uses process in src/process/run.tsx:4. Browsers do not have it, and a build reads no environment and no .env file: only process.env.NODE_ENV is known.',
  },
  buffer: {
    code: `export const run = () => Buffer.from('a');`,
    says: 'mf-cases uses Buffer in src/buffer/run.tsx:1. Browsers do not have it: use Uint8Array, TextEncoder and TextDecoder.',
  },
  immediate: {
    code: `\nexport const run = () => setImmediate(() => {});`,
    says: 'mf-cases uses setImmediate in src/immediate/run.tsx:2. Browsers do not have it: use setTimeout or queueMicrotask.',
  },
  meta: {
    code: `export const run = () => import.meta.env.VITE_KEY;`,
    says: 'mf-cases uses import.meta.env in src/meta/run.tsx:1. A build reads no environment and no .env file: only import.meta.env.MODE, DEV and PROD are known.',
  },
  worker: {
    code: `export const run = () =>
        new Worker(URL.createObjectURL(new Blob(['close()'])));`,
    says: 'mf-cases uses Worker in src/worker/run.tsx:2. Pages have no workers: do it in the page, in small parts.',
  },
  address: {
    code: `\nexport const run = () => new URL('./code.ts', import.meta.url).href;`,
    says: 'mf-cases has code at an address, ./code.ts in src/address/run.tsx:2. Import it. For its text, add ?raw.',
  },
  wasm: {
    code: `export const run = () => WebAssembly.compile(new Uint8Array());`,
    says: "mf-cases uses WebAssembly in src/wasm/run.tsx:1. The site's policy refuses to compile it: use a library, or a build of it, without it.",
  },
  library: {
    code: `export { bytes as run } from 'needs-node';`,
    says: 'mf-cases uses Buffer in node_modules/needs-node/index.js:2.',
  },
  node: {
    code: `export const run = () => require('fs');`,
    says: 'mf-cases imports fs in src/node/run.tsx:1. It is a part of Node, and browsers do not have it.',
  },
  scheme: {
    code: `\nimport { join } from 'node:path';\nexport const run = () => join('a');`,
    says: 'mf-cases imports node:path in src/scheme/run.tsx:2. It is a part of Node, and browsers do not have it.',
  },
  absent: {
    code: `\nexport const run = () => import('no-such-package');`,
    says: 'mf-cases imports no-such-package in src/absent/run.tsx:2. There is no such file or package',
  },
  router: {
    code: `// Not here: 'react-router-dom'\nimport { useNavigate } from 'react-router-dom';\nexport const run = () => useNavigate();`,
    says: "mf-cases brings a second react-router, as it imports react-router-dom in src/router/run.tsx:2. Import the shell's router from '@emberite/sdk/router', and links from '@emberite/ui-kit/Link'.",
  },
  'router-of-a-library': {
    code: `export { useIt as run } from 'has-router';`,
    says: 'mf-cases brings a second react-router, as it imports react-router in node_modules/has-router/index.js:2.',
  },
  client: {
    code: `\nimport { createRoot } from 'react-dom/client';\nexport const run = () => createRoot(document.body);`,
    says: "mf-cases brings a second react-dom, as it imports react-dom/client in src/client/run.tsx:2. The shell renders the page. Import what else you need, like createPortal, from 'react-dom'.",
  },
  kind: {
    code: `import picture from './picture.tiff';\nexport const run = () => picture;`,
    says: 'mf-cases imports ./picture.tiff in src/kind/run.tsx:1. Pages import code, .css, .json, and files of these kinds: .svg, .png, .jpg,',
  },
  'kind-of-a-font': {
    code: `import './font.css';\nexport const run = () => 'font';`,
    says: 'mf-cases imports ./inter.woff in src/kind-of-a-font/font.css:3. Pages import code,',
  },
  'kind-at-an-address': {
    code: `\nexport const run = () => new URL('./table.csv', import.meta.url).href;`,
    says: 'mf-cases imports ./table.csv in src/kind-at-an-address/run.tsx:2. Pages import code,',
  },
  'kind-by-a-query': {
    code: `import table from './table.csv?url';\nexport const run = () => table;`,
    says: 'mf-cases imports ./table.csv?url in src/kind-by-a-query/run.tsx:1. Pages import code,',
  },
  html: {
    // Not here: innerHTML = ''
    code: `export const isSame = (node, { innerHTML }) => node.innerHTML === innerHTML;
      export const still = <b>Not here: node.innerHTML = text</b>;
      export const run = () => <p
        dangerouslySetInnerHTML={{ __html: '' }} />;`,
    says: 'mf-cases uses dangerouslySetInnerHTML in src/html/run.tsx:4. Browsers refuse it here, because the site has Trusted Types. Show HTML with <Html html={…} /> of @emberite/sdk/html.',
  },
  'html-of-an-element': {
    code: `export const run = (node) =>
        node
          .firstChild
          ['innerHTML'] += '<b>';`,
    says: 'mf-cases uses innerHTML in src/html-of-an-element/run.tsx:4. Browsers refuse it here',
  },
  'html-by-a-name-in-quotes': {
    code: "export const run = (node) => {\n  node[`outerHTML`] = '<b>';\n};",
    says: 'mf-cases uses outerHTML in src/html-by-a-name-in-quotes/run.tsx:2. Browsers refuse it here',
  },
  'html-assigned': {
    // Not here: what is given to, or read of.
    code: `export const other = Object.assign({ innerHTML: '' }, { text: '' });
      export const run = (node) => Object.assign(node, {
        innerHTML: '<b>' });`,
    says: 'mf-cases uses innerHTML in src/html-assigned/run.tsx:3. Browsers refuse it here',
  },
  'html-in-props': {
    code: `const props = { srcDoc: '<b>' };\nexport const run = () => <iframe {...props} />;`,
    says: 'mf-cases uses srcDoc in src/html-in-props/run.tsx:1. Browsers refuse it here',
  },
  'html-written': {
    code: `export const run = () => window.document.write('<b>');`,
    says: 'mf-cases uses write in src/html-written/run.tsx:1. Browsers refuse it here',
  },
  'html-parsed': {
    code: `export const run = () => new DOMParser().parseFromString('<b>', 'text/html');`,
    says: 'mf-cases uses parseFromString in src/html-parsed/run.tsx:1. Browsers refuse it here',
  },
  'html-of-another': {
    code: `\nexport { default as run } from 'dompurify';`,
    says: 'mf-cases uses dompurify in src/html-of-another/run.tsx:2. Browsers refuse it here',
  },
  'text-as-code-of-the-window': {
    // Not here: a method of its own.
    code: `export const other = (page) => page.eval('1');
      export const run = () => globalThis.eval('1');`,
    says: 'mf-cases uses eval in src/text-as-code-of-the-window/run.tsx:2. Browsers refuse it here',
  },
  'text-as-code': {
    code: `\nexport const run = () => new Function('return 1')();`,
    says: 'mf-cases uses Function in src/text-as-code/run.tsx:2. Browsers refuse it here, because the site has Trusted Types. Write it as code of a module.',
  },
};
