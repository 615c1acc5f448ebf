import { assert, constantFrom, array, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { isFull } from '../../../../tools/sample.ts';
import { quote } from './quote.ts';

test.each([
  ['I teach pottery, e.g. bowls, at 10.30 p.m. (3.5 hours): $20!', undefined],
  ['See https://evil.example/a?b=c', 'See https[:]//evil[.]example/a?b=c'],
  ['www.evil.co.uk, EVIL.EXAMPLE', 'www[.]evil[.]co[.]uk, EVIL[.]EXAMPLE'],
  ['пример.рф and 例え。テスト and a．example', 'пример[.]рф and 例え[。]テスト and a[．]example'],
  ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd[.]xn--p1ai'],
  ['write to eve@evil.example', 'write to eve[@]evil[.]example'],
  ['mailto:eve tel:+1555 javascript:x', 'mailto[:]eve tel[:]+1555 javascript[:]x'],
  ['http://127.0.0.1/ h2://x', 'http[:]//127.0.0.1/ h2[:]//x'],
  ['\\\\server\\folder', '[\\]\\server\\folder'],
  ['a\u202Eb\u2066c', 'a b c'],
  ['a\u0000\u001B[2J\u0085b', 'a  [2J b'],
  ['one\r\ntwo\rthree\u2028four\n\n\n\n\nfive', 'one\ntwo\nthree\nfour\n\nfive'],
])('%j is quoted without links', (text, quoted = text) => {
  expect(quote(text)).toBe(quoted);
});

const anyText = array(
  oneof(
    string({ unit: 'binary' }),
    constantFrom(
      'http',
      '://',
      '//',
      '.',
      'example',
      'www.',
      '@',
      ':',
      '\\',
      'a',
      ' ',
      '\n',
      '[',
      ']',
    ),
  ),
).map((parts) => parts.join(''));

test('nothing in a quote becomes a link, or more than its lines', () => {
  assert(
    property(anyText, (text) => {
      const quoted = quote(text);
      expect(quoted).not.toMatch(/\p{L}[:：]\S|[:：]\/\//u);
      expect(quoted).not.toMatch(/[.․。．｡]\p{L}[\p{L}\p{M}\p{N}-]/u);
      expect(quoted).not.toMatch(/[^\s[][@＠][^\s\]]|\\\\/u);
      expect(quoted).not.toMatch(/[^\P{Cc}\n]|[\p{Zl}\p{Zp}]|\p{Bidi_Control}|\n{3}/u);
      // Each character has two brackets at most.
      expect(quoted.length).toBeLessThanOrEqual(3 * text.length);
    }),
    { numRuns: isFull ? 100_000 : 300 },
  );
});
