import {
  anything,
  array,
  assert,
  constant,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { expect, it } from 'vitest';
import { isFull } from '../../../tools/sample.ts';
import { readSourceMap } from './sourceMap.ts';

const map = { version: 3, sources: ['src/Page.tsx'], names: ['text'], mappings: 'aASEA' };
const read = (value: unknown) => readSourceMap(Buffer.from(JSON.stringify(value)));

it('finds the source of a position', () => {
  const found = { source: 'src/Page.tsx', line: 10, column: 3, name: 'text' };
  expect(read(map)?.(1, 14)).toEqual(found);
  expect(read({ ...map, sourceRoot: 'app' })?.(1, 14)?.source).toBe('app/src/Page.tsx');
  expect(read(map)?.(1, 1)).toBeNull();
  expect(read(map)?.(9_999_999, 9_999_999)).toBeNull();
});

it.each([
  ['no JSON', 'nothing'],
  ['null', 'null'],
  ['a list', '[]'],
  ['another version', JSON.stringify({ ...map, version: 4 })],
  ['sources that are no list', JSON.stringify({ ...map, sources: 'src' })],
  ['sources that are no texts', JSON.stringify({ ...map, sources: [{}] })],
  ['names that are no texts', JSON.stringify({ ...map, names: [5] })],
  ['no mappings', JSON.stringify({ ...map, mappings: undefined })],
  ['mappings that are decoded', JSON.stringify({ ...map, mappings: [[[0, 0, 0, 0]]] })],
  ['sections', JSON.stringify({ version: 3, sections: [{ offset: {}, map }] })],
  ['more sources than a build has', JSON.stringify({ ...map, sources: Array(30_000).fill('a') })],
  ['more mappings', JSON.stringify({ ...map, mappings: ';'.repeat(5_000_000) })],
  ['more bytes', JSON.stringify({ ...map, sourcesContent: ['a'.repeat(11_000_000)] })],
])('takes %s for no map', (_, text) => {
  expect(readSourceMap(Buffer.from(text))).toBeNull();
});

it('shows sources and names on one short line', () => {
  const sources = [`\u001b[2J\u009b\u2028${'a'.repeat(12_000)}`];
  const { source = '', name } = read({ ...map, sources, names: ['b\nc'] })?.(1, 14) ?? {};
  expect([source.slice(0, 6), source.length, name]).toEqual([' [2J a', 299, 'b c']);
});

const text = oneof(
  string({ unit: 'binary' }),
  constantFrom('../..', '', '/', 'http://[', '__proto__'),
);
const mappings = oneof(
  string({ unit: constantFrom(...'ABCDEFgz+/9;,;,') }),
  string({ unit: 'binary' }),
  constant('g'.repeat(1_000)),
);
const anyMap = oneof(
  record({
    version: constant(3),
    sourceRoot: text,
    sources: array(text, { maxLength: 5 }),
    names: array(text, { maxLength: 5 }),
    mappings,
  }),
  record({ version: anything(), sources: anything(), names: anything(), mappings: anything() }),
  anything(),
);

it('survives whatever a map has', () => {
  const bytes = oneof(
    anyMap.map((value) => JSON.stringify(value) ?? ''),
    string({ unit: 'binary' }),
  );
  assert(
    property(bytes, nat(20), nat(200), (json, row, column) => {
      const at = readSourceMap(Buffer.from(json))?.(row + 1, column + 1);
      if (!at) return;
      expect(at.source + at.name).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(Math.max(at.source.length, at.name.length)).toBeLessThan(700);
      expect([at.line, at.column].every(Number.isInteger)).toBe(true);
    }),
    { numRuns: isFull ? 100_000 : 300 },
  );
});
