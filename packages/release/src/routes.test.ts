import {
  anything,
  assert,
  constantFrom,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { expect, it } from 'vitest';
import { isFull } from '../../../tools/sample.ts';
import { RefusedError } from './RefusedError.ts';
import { readRoutes } from './routes.ts';
import { printable, shown } from './text.ts';

const runs = { numRuns: isFull ? 100_000 : 1_000 };

const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

const text = oneof(
  string({ unit: 'binary', maxLength: 12 }),
  constantFrom(
    '/x',
    '/x/:id',
    '\u001b[2J',
    '__proto__',
    'constructor',
    'showThing',
    'M4 7h16',
    'a\nb',
  ),
);
const any = oneof(
  text,
  jsonValue({ maxDepth: 2 }),
  constantFrom(undefined, true, false, 1, -0, [], {}),
);
/** Mostly a value that is valid, so that the others are what decides. */
const mostly = <Value>(...valid: Value[]) =>
  oneof(
    { weight: 20, arbitrary: constantFrom<unknown>(...valid) },
    { weight: 1, arbitrary: any },
    { weight: 1, arbitrary: text },
  );

const off = { title: 'Soon', text: 'Later', action: { label: 'Go', href: '/x' } };

const route = record(
  {
    path: mostly('/x', '/x/:id'),
    access: mostly('public', 'member'),
    frame: mostly('bare', 'member'),
    title: mostly('Events'),
    page: mostly('function'),
    description: mostly('All of them'),
    nav: oneof(
      any,
      record({
        label: mostly('Events'),
        icon: mostly(['M4 7h16'], ['M4 7h16', 'M4 17h16']),
        order: mostly(1, 50),
        opens: mostly('/x'),
      }),
    ),
    flag: oneof(
      any,
      record({ name: mostly('showThing'), default: mostly(false, true), off: mostly(off) }),
    ),
    reads: mostly(['/profiles?location={location}']),
    secret: mostly(true),
    role: mostly('home'),
    prerender: mostly(true, false),
  },
  { requiredKeys: ['path', 'access', 'frame', 'title', 'page'] },
);

it('reads routes or refuses them with one line, whatever a remote exports', () => {
  let read = 0;
  assert(
    property(
      oneof(
        anything(),
        route.map((one) => [one]),
      ),
      (exported) => {
        try {
          for (const { title, description = '', nav, flag } of readRoutes('mf-x', exported)) {
            read += 1;
            expect(`${title}${description}${nav?.label}${flag?.name}`).not.toMatch(control);
            expect(nav?.icon.join('') ?? '').toMatch(/^[\w\s,.+-]*$/);
            expect(flag && flag.name in {}).not.toBe(true);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(RefusedError);
          expect((error as Error).message).not.toMatch(control);
        }
      },
    ),
    runs,
  );
  expect(read).toBeGreaterThan(0);
});

it('shows any text without what a terminal obeys, and loses none of it', () => {
  const one = oneof(string({ unit: 'binary' }), string({ unit: 'grapheme' }));
  assert(
    property(one, (said) => {
      expect(shown(said)).not.toMatch(control);
      expect(printable(said)).toMatch(/^[ -~]*$/);
      if (said.includes('\\u{')) return;
      const back = (given: string) =>
        given.replace(/\\u\{([\da-f]+)\}/g, (_, code: string) =>
          String.fromCodePoint(parseInt(code, 16)),
        );
      expect(back(shown(said))).toBe(said);
    }),
    runs,
  );
});
