import { expect, it } from 'vitest';
import { line, paragraphs } from './line.ts';

const schemas = [line(50), paragraphs(50)];
const parsed = (text: string) => schemas.map((schema) => schema.safeParse(text).data);

it.each([
  ['\u202eyaK\u202c', 'yaK'],
  ['Kay \u2067Lee\u2069 ', 'Kay Lee'],
  ['\u200fKay\u061c', 'Kay'],
  ['مريم', 'مريم'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🚒', '👩\u200d🚒'],
  ["D'Arcy-O’Neil III.", "D'Arcy-O’Neil III."],
  ['ㅎㅎ', 'ㅎㅎ'],
  [' Kay\u0020', 'Kay'],
  ['\u202e Kay \u202c', 'Kay'],
])('keeps of %j what a person sees', (typed, kept) => {
  expect(parsed(typed)).toEqual([kept, kept]);
});

it.each([
  '\u200b',
  '\ufeff\u00ad',
  '\u3164',
  '\u2800 \u2800',
  '\u202e\u202c',
  '\u0301',
  ' \u00a0 ',
])('takes %j as empty', (typed) => {
  expect(parsed(typed)).toEqual(['', '']);
});

it.each(['Kay\u0000', '\u0007', '\ud800'])('refuses %j', (typed) => {
  expect(parsed(typed)).toEqual([undefined, undefined]);
  expect(line(50).safeParse(typed).error?.issues[0]?.message).toBe(
    'Please use letters, digits and symbols only.',
  );
});

it.each([
  ['an accent', 'e\u0301'],
  ['a family', '👩‍👩‍👧‍👦'],
  ['a flag', '🇨🇦'],
  ['a skin tone', '👍🏽'],
  ['a syllable of Hindi', 'क्षि'],
])('counts %s as one character', (_, character) => {
  expect(parsed(character.repeat(50))).toEqual([character.repeat(50), character.repeat(50)]);
  expect(parsed(character.repeat(51))).toEqual([undefined, undefined]);
});

it('refuses marks that are piled up without end', () => {
  expect(parsed(`e${'\u0301'.repeat(1_000)}`)).toEqual([undefined, undefined]);
});
