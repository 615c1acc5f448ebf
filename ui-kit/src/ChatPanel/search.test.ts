import { expect, it } from 'vitest';
import { search } from './search.ts';

const known = [
  { question: 'How do I delete my account?', words: 'close leave' },
  { question: 'Can I come with a friend?' },
  { question: 'How do I invite a friend?' },
  { question: 'What is Ember?' },
  { question: 'Where is Ember open?' },
  { question: 'When will I know the date?' },
];
const best = (typed: string) => search(typed, known)[0]?.question;

it.each([
  ['DELETE everything, please', 'How do I delete my account?'],
  ['closing my acounts account', 'How do I delete my account?'],
  ['I want to leave', 'How do I delete my account?'],
  ['inviting friends', 'How do I invite a friend?'],
  ['may friends come', 'Can I come with a friend?'],
  ['ember', 'What is Ember?'],
  ['is ember opened', 'Where is Ember open?'],
  ['dates?', 'When will I know the date?'],
])('"%s" finds "%s"', (typed, question) => {
  expect(best(typed)).toBe(question);
});

it.each([
  '',
  '?!',
  'Is there snow?',
  'pay',
  'constructor',
  'qwertz uiop',
  'how are you',
  '42',
  '💃',
])('"%s" finds nothing', (typed) => {
  expect(search(typed, known)).toEqual([]);
});

it('scores 1 only what has all words of both', () => {
  const scores = new Map(search('invite friend', known).map((each) => [each.question, each.score]));
  expect(scores.get('How do I invite a friend?')).toBeCloseTo(1);
  expect(scores.get('Can I come with a friend?')).toBeLessThan(0.75);
});
