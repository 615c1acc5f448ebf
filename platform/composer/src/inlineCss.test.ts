import { createServer } from 'node:http';
import { array, assert, asyncProperty, constantFrom, oneof, string, tuple } from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull, sample } from '../../../tools/sample.ts';
import { launchChromium } from '@emberite/registry/chromium';
import { documentParts } from '@emberite/site/testing/documentParts';
import { listen } from '@emberite/site/testing/http';
import { writeDocument } from './document.ts';
import { inlineCss } from './inlineCss.ts';

const sheetPath = '/assets/mf-thing/abc/css/page.css';

/** The sheet that the server serves, and writes into documents. */
let sheet = '';
let browser: Browser;
let page: Page;
let origin = '';

const server = createServer((request, response) => {
  if (request.url === sheetPath) {
    response.setHeader('Content-Type', 'text/css; charset=utf-8');
    return void response.end(sheet);
  }
  if (!request.url?.startsWith('/page/')) return void response.writeHead(404).end();
  const text = request.url.endsWith('inlined') ? inlineCss(sheet, sheetPath) : null;
  const { html, headers } = writeDocument({
    ...documentParts,
    styles: [{ url: sheetPath, text }],
    body: '<p class="a">One</p><div class="b"><p>Two</p></div><p class="last">Three</p>',
  });
  response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(html);
});

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server)}`;
  browser = await launchChromium();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/**
 * Reads the computed styles of every element, its pseudo element included. The text of a custom property is what was
 * written, so only what uses it counts.
 */
const readStyles = `[...document.body.querySelectorAll('p, div')].flatMap((element) =>
  [null, '::before'].map((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const names = [...style].filter((name) => !name.startsWith('--'));
    return names.map((name) => name + ': ' + style.getPropertyValue(name)).join('\\n');
  }),
)`;

async function styles(form: 'inlined' | 'linked'): Promise<string[]> {
  await page.goto(`${origin}/page/some/${form}`);
  return page.evaluate<string[]>(readStyles);
}

/** What stands at the end of every sheet: it is lost if something before it goes wrong. */
const last = '.last { color: rgb(1, 2, 3) }';

async function expectSame(css: string): Promise<string> {
  sheet = css;
  const inlined = await styles('inlined');
  expect(inlined).toEqual(await styles('linked'));
  return inlined.join('\n');
}

const sheets: [what: string, css: string][] = [
  [
    'a data: URL in quotes',
    `.a { background: url("data:image/svg+xml,%3Csvg fill='url(%23a)'/%3E") }`,
  ],
  ['a part of the document', '.a { filter: url(#glow); clip-path: url( "#cut" ) }'],
  [
    'strings that are addresses',
    `.a { background: image-set("one.png" 1x, 'two.png' 2x type("image/png")) }`,
  ],
  ['strings that are none', '.a::before { content: "one.png" url(two.png) }'],
  [
    'escaped and upper-case forms',
    String.raw`.a { background: URL(one\29 .png), url("tw\6f.png?a=1#b") }`,
  ],
  [
    'every other site',
    '.a { background: url(//other.example/one.png), url(HTTPS://other.example), url(/own.png) }',
  ],
  [
    'the end of the element',
    `.a::before { content: "</style><b>" } /* </STYLE> */ .b { background: url(</style>) }`,
  ],
  ['the end of the element between tokens', '.a { --x: </style>; color: red }'],
  ['what comes after a broken at-rule', '@namespace x {} .a { background: url(one.png) }'],
  [
    'two slashes on its own site',
    '.a { background: url(/.//one.png), url("../../../../..//two.png") }',
  ],
  ['other line ends, and a mark of the encoding', '\uFEFF.a {\r\n color: red;\r}'],
];

it.each(sample(sheets, 3))('keeps %s', async (_, css) => {
  expect(await expectSame(`${css}\n${last}`)).toContain('rgb(1, 2, 3)');
});

it('reads a stylesheet of a megabyte without stopping the program', () => {
  const start = process.cpuUsage();
  inlineCss('.a{color:red}'.repeat(80_000), '/assets/mf-thing/abc/css/a.css');
  expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
});

it('imports what the file imports', async () => {
  sheet = '@import "other.css"; @import url(more.css) layer(x);';
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const form of ['inlined', 'linked'] as const) {
    requested.length = 0;
    await styles(form);
    await expect
      .poll(() => requested.filter((path) => /other|more/.test(path)).toSorted())
      .toEqual(['/assets/mf-thing/abc/css/more.css', '/assets/mf-thing/abc/css/other.css']);
  }
});

const address = oneof(
  constantFrom(
    '',
    '#',
    '#glow',
    'a.png',
    '../b.svg#c',
    '?q',
    './é ü.png',
    'data:,x',
    '//h.example/x',
    '/y',
    'c:d',
  ),
  string({ maxLength: 12 }),
);
const quoted = tuple(address, constantFrom('"', "'")).map(
  ([text, quote]) => quote + text.replace(/["'\\\n\r\f]/g, String.raw`\$&`) + quote,
);
const url = oneof(
  tuple(constantFrom('url', 'URL', 'src'), quoted).map(([name, text]) => `${name}(${text})`),
  address.map((text) => `url(${text.replace(/[\s"'()\\]/g, '')})`),
  quoted.map((text) => `image-set(${text} 1x)`),
);
const declaration = oneof(
  url.map((value) => `background-image: ${value}`),
  url.map((value) => `--x: ${value}; mask-image: var(--x)`),
  url.map((value) => `filter: ${value}; cursor: ${value}, auto`),
  quoted.map((value) => `content: ${value}`),
  string({ maxLength: 20 }),
  constantFrom('--y: </style>', '/* </style> */', 'color: red', '}', '{', ')', '"', '\\'),
);
const rule = tuple(
  constantFrom('.a', '.b p', '.a::before', '@media (width > 1px)', '@layer x', '.b { & p'),
  array(declaration, { maxLength: 4 }),
).map(([selector, parts]) => `${selector} { ${parts.join('; ')} }`);
const anySheet = array(rule, { maxLength: 6 }).map((rules) => [...rules, last].join('\n'));

it.runIf(isFull)(
  'gives a document the same styles in either form, whatever the sheet',
  async () => {
    await assert(
      asyncProperty(anySheet, async (css) => void (await expectSame(css))),
      { numRuns: isFull ? 1_000 : 25 },
    );
  },
);
