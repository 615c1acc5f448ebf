import { RefusedError } from '@emberite/release';
import type { ReleaseRoute } from '@emberite/release';
import {
  anything,
  array,
  assert,
  boolean,
  constantFrom,
  oneof,
  option,
  property,
  record,
  string,
} from 'fast-check';
import { defaultTreeAdapter, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { expect, it } from 'vitest';
import { isFull } from '../../../tools/sample.ts';
import { documentParts } from '@emberite/site/testing/documentParts';
import { writeDocument } from './document.ts';
import { readPageData } from './pageData.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** The elements of a document, in order. */
function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) =>
    defaultTreeAdapter.isElementNode(child) ? [child, ...elementsIn(child)] : [],
  );
}

const textOf = ({ childNodes }: Element) =>
  childNodes
    .filter((node) => defaultTreeAdapter.isTextNode(node))
    .map(({ value }) => value)
    .join('');

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((one) => one.name === name)?.value;

/** Characters that a parser of HTML replaces, or that begin something. */
const text = oneof(
  constantFrom(
    '</title><script>alert(1)</script>',
    '</script><img src=x onerror=alert(1)>',
    '<!--<script>',
    '-->',
    '" onload="alert(1)',
    "' x='",
    '&quot;&lt;',
    '&#60;script>',
    ']]>',
    '\u2028',
    '${x}',
  ),
  string({ unit: 'grapheme', maxLength: 20 }),
  string({ maxLength: 20 }),
);

const anyHead = record(
  {
    title: text,
    description: text,
    indexed: boolean(),
    structuredData: array(
      oneof(
        record({
          type: constantFrom('FAQPage' as const),
          questions: array(record({ question: text, answer: text }), { maxLength: 2 }),
        }),
        record({
          type: constantFrom('BreadcrumbList' as const),
          above: array(record({ title: text, path: text.map((path) => `/${path}`) }), {
            maxLength: 2,
          }),
        }),
        record(
          {
            type: constantFrom('Organization' as const),
            name: text,
            email: text,
            telephone: text,
            sameAs: array(text, { maxLength: 2 }),
          },
          { requiredKeys: ['type', 'name', 'sameAs'] },
        ),
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: ['title'] },
);

const route = { remote: 'mf-x', path: '/x' } as ReleaseRoute;

/** The elements of a document whose texts do not matter. */
const shapeOf = (elements: Element[]) => elements.map(({ tagName }) => tagName).join(' ');

it('keeps every text of a head a text, whatever is in it', () => {
  assert(
    property(anyHead, (said) => {
      const { head } = readPageData(route, { head: said, known: [] });
      const elements = (title: string, description: string | undefined, data: typeof said) =>
        elementsIn(
          parse(
            writeDocument({
              ...documentParts,
              head: { ...head, ...data, title, ...(description !== undefined && { description }) },
            }).html,
          ),
        );
      const own = elements(said.title, said.description, said);
      const facts = own.filter((one) => attribute(one, 'type') === 'application/ld+json');
      const plain = elements('x', said.description && 'x', { ...said, structuredData: [] });
      expect(shapeOf(own.filter((one) => !facts.includes(one)))).toBe(shapeOf(plain));
      // Nothing has other attributes than those that we write.
      const names = new Set(own.flatMap(({ attrs }) => attrs.map(({ name }) => name)));
      expect([...names].filter((name) => name.startsWith('on'))).toEqual([]);
      const written = (value: string) => value.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
      const title = own.find(({ tagName }) => tagName === 'title')!;
      expect(textOf(title)).toBe(written(said.title));
      const description = own.find((one) => attribute(one, 'name') === 'description');
      expect(description && attribute(description, 'content')).toBe(
        said.description ? written(said.description) : undefined,
      );
      const expected = said.indexed === false ? [] : (said.structuredData ?? []);
      expect(facts.map((one) => (JSON.parse(textOf(one)) as { '@type': string })['@type'])).toEqual(
        expected.map(({ type }) => type),
      );
      for (const item of facts
        .map(textOf)
        .join()
        .matchAll(/"item":"(https?:[^"]*)"/g)) {
        expect(URL.parse(item[1]!.replaceAll('\\', '/'))?.host).toBe('ember.example');
      }
    }),
    { numRuns: isFull ? 100_000 : 500 },
  );
});

const anyPart = oneof(anyHead, anything({ maxDepth: 3 }), constantFrom(null, [], ''));

it('takes data of a page or refuses it, whatever it is', () => {
  assert(
    property(
      oneof(
        anything({ maxDepth: 4, withNullPrototype: true }),
        record({
          head: anyPart,
          known: oneof(
            array(record({ params: option(anything()), head: anyPart }), { maxLength: 3 }),
            anything(),
          ),
        }),
      ),
      (said) => {
        try {
          const { known, head } = readPageData(route, said);
          for (const one of [head, ...known.map((page) => page.head)]) {
            for (const value of [one.title, one.description]) {
              expect(['string', 'undefined']).toContain(typeof value);
            }
          }
        } catch (error) {
          expect(error).toBeInstanceOf(RefusedError);
        }
      },
    ),
    { numRuns: isFull ? 100_000 : 1_000 },
  );
});
