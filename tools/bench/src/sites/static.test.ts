import { expect, it } from 'vitest';
import { withoutScripts } from './static.ts';

it('keeps the markup, the inlined CSS and the fonts, but no scripts', () => {
  const html =
    '<head><script type="importmap">{}</script><script type="module" src="/a.js" integrity="x" crossorigin></script>' +
    '<link rel="preload" as="font" href="/a.woff2"><style data-href="/a.css">p{}</style>' +
    '<link rel="stylesheet" href="/a.css" data-rspack="mf:chunk-1" disabled></head>' +
    '<body><p>Hello</p><script type="application/json" id="ember-boot">{\n}</script></body>';
  expect(withoutScripts(html)).toBe(
    '<head><link rel="preload" as="font" href="/a.woff2"><style data-href="/a.css">p{}</style></head>' +
      '<body><p>Hello</p></body>',
  );
});
