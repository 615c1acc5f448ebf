import { textOf } from '@emberite/store/composition';
import { expect, it } from 'vitest';
import { withElements } from './pages.ts';
import type { Document } from './pages.ts';

it('adds elements to the end of a document, also if a stylesheet contains the same text', () => {
  const html = '<style>p::after{content:"</body></html>"}</style><p>Hi</p></body></html>\n';
  const body = Buffer.from(html);
  const document = { body, size: body.length, etag: '"x"', headers: {} } as Document;
  expect(textOf(withElements(document, '<b>'))).toBe(html.replace('</p></body>', '</p><b></body>'));
});
