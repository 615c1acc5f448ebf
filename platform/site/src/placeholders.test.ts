import { expect, it } from 'vitest';
import { placeholders } from './placeholders.ts';
import type { Contacts } from './placeholders.ts';

/** A brand that has replaced everything. */
const real: Contacts = {
  social: { href: 'https://www.instagram.com/embergroups' },
  phone: '+1 (250) 837-5345',
  email: 'hello@emberite.com',
  article: { href: 'https://www.revelstokereview.com/strangers-at-one-table' },
};

it('says nothing of a brand that has replaced everything', () => {
  expect(placeholders(real)).toEqual([]);
});

it('names each placeholder in one sentence', () => {
  const fresh: Contacts = {
    social: { href: 'https://instagram.example/ember' },
    phone: '+1 (250) 555-0142',
    email: 'hello@ember.example',
    article: { href: '/press/another' },
  };
  expect(placeholders(fresh)).toEqual([
    'The social link, https://instagram.example/ember, is still a placeholder: replace it in packages/content/src/brand.ts.',
    'The telephone, +1 (250) 555-0142, is still a placeholder: replace it in packages/content/src/brand.ts.',
    'The contact address, hello@ember.example, is still a placeholder: replace it in packages/content/src/brand.ts.',
    'The article on the press page, /press/another, is still a placeholder: replace it in packages/content/src/brand.ts.',
  ]);
});

it.each<[keyof Contacts, Partial<Contacts>]>([
  ['social', { social: { href: 'https://social.example/ember' } }],
  ['social', { social: { href: 'https://EXAMPLE.com/ember' } }],
  ['social', { social: { href: 'https://ember.test' } }],
  ['social', { social: { href: '' } }],
  ['phone', { phone: '604-555-0199' }],
  ['phone', { phone: '' }],
  ['email', { email: 'us@mail.example.org' }],
  ['email', { email: '' }],
  ['article', { article: { href: '/press/another' } }],
  ['article', { article: { href: 'https://news.example./ember' } }],
])('knows a placeholder for %s: %j', (_name, contacts) => {
  expect(placeholders({ ...real, ...contacts })).toHaveLength(1);
});

it.each<Partial<Contacts>>([
  { social: { href: 'https://example.social/@ember' } },
  { social: { href: 'https://www.facebook.com/ember.example' } },
  { phone: '+1 250 555 0200' },
  { phone: '+44 20 5550 1420' },
  { email: 'example@emberite.ca' },
  { article: { href: 'https://latest.news/example' } },
])('takes %j for real', (contacts) => {
  expect(placeholders({ ...real, ...contacts })).toEqual([]);
});
