import { expect, it } from 'vitest';
import { cleanEmail, oddCharacterIn } from './cleanEmail.ts';
import { emailSchema } from './email.ts';

it.each([
  ' kay@people.example ',
  'kay\u200b@people.example',
  '\ufeffkay@people.example\u2069',
  '\u202akay@people.example\u202c',
  'kay@people\u00ad.example\u0000',
  'Kay Lee <kay@people.example>',
  '"Lee, Kay" < kay@people.example > ',
  '<kay@people.example>',
  'mailto:kay@people.example',
  'MAILTO:kay@people.example?subject=Hello%20there',
  'Kay <mailto:kay@people.example>',
  'Kay@People.example',
])('%j is one account', (typed) => {
  expect(emailSchema.parse(typed)).toBe('kay@people.example');
});

it.each([
  "o'neil+ember@people.example",
  'a_b.c-d@mail.people.example',
  'a&b@people.example',
  'a/b@people.example',
  'a=b@people.example',
  'a!b@people.example',
  'a?b@people.example',
  'a..b.@people.example',
  'u@xn--80a1acny.xn--p1ai',
])('leaves %j as it is, and accepts it', (address) => {
  expect([cleanEmail(address), oddCharacterIn(address)]).toEqual([address, undefined]);
  expect(emailSchema.parse(address)).toBe(address);
});

it.each([
  ['käy@people.example', 'It cannot contain “ä”.'],
  ['kay@müller.example', 'It cannot contain “ü”.'],
  ['kay@people.example, lou@people.example', 'It cannot contain “,”.'],
  ['kay lee@people.example', 'It cannot contain a space.'],
  ['kay\u00a0lee@people.example', 'It cannot contain a space.'],
  ['kay@people。example', 'It cannot contain “。”.'],
  ['𝐤ay@people.example', 'It cannot contain “𝐤”.'],
  ['\u212aay@people.example', 'It cannot contain “\u212a”.'],
  ['kaymailto:lou@people.example', 'It cannot contain “:”.'],
  ['Kay <kay@people.example> Lee', 'It cannot contain a space.'],
  ['<kay@people.example>;', 'It cannot contain “<”.'],
])('names what is odd in %j', (address, sentence) => {
  expect(oddCharacterIn(cleanEmail(address))).toBe(sentence);
  expect(emailSchema.safeParse(address).success).toBe(false);
});

it.each([
  '',
  '<>',
  'mailto:',
  '\u200b',
  'kay@people',
  'kay@１.２',
  'kay@people..example',
  'kay@people.e',
  'kay@lou@people.example',
  `${'a'.repeat(255)}@people.example`,
  'a'.repeat(2000),
])('refuses %j', (typed) => {
  expect(emailSchema.safeParse(typed).success).toBe(false);
});
