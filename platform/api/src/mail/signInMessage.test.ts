import { expect, test } from 'vitest';
import { signInMessage } from './signInMessage.ts';

const message = signInMessage({
  link: 'https://ember.example/login/magic-link?email=a%40b.example&secret=s3cret',
  code: '012345',
  minutes: 15,
});

test('the subject, the text and the HTML contain the code', () => {
  expect(message.subject).toBe('012345 is your Ember code');
  expect(message.text).toContain('012345');
  expect(message.html).toContain('>012345</p>');
});

test('lists of mails show the code before anything else', () => {
  const words = message.html.replace(/^.*<body/s, '<').replaceAll(/<[^>]*>/g, ' ');
  expect(words.trim()).toMatch(/^Your code: 012345\./);
});

test('both contain the link, escaped in HTML, and say how long it is valid', () => {
  expect(message.text).toContain(
    'https://ember.example/login/magic-link?email=a%40b.example&secret=s3cret',
  );
  expect(message.html).toContain(
    'href="https://ember.example/login/magic-link?email=a%40b.example&amp;secret=s3cret"',
  );
  expect(message.text).toContain('for 15 minutes');
  expect(message.html).toContain('for 15 minutes');
});

test('it has a dark theme', () => {
  expect(message.html).toContain('content="light dark"');
  expect(message.html).toContain('@media (prefers-color-scheme: dark)');
});

test('it loads nothing', () => {
  expect(message.html).not.toMatch(/<(img|script|link)\b|url\(/i);
});
