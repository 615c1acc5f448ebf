import { expect, it } from 'vitest';
import { readMailedLink } from './mailedLink.ts';

const secret = 'aB3_-'.repeat(9).slice(0, 43);
const email = 'kay+ember@people.example';
const query = new URLSearchParams({ email, secret }).toString();
const read = (text: string) => readMailedLink(new URLSearchParams(text));

it.each([
  ['as it was sent', query],
  ['with a decoded plus', query.replace('%2B', '+')],
  ['with a decoded at sign', query.replace('%40', '@')],
  ['with &amp;', query.replace('&', '&amp;')],
  ['with &amp;amp;', query.replace('&', '&amp;amp;')],
  ['encoded once more', query.replace('&', '%26')],
  ['encoded twice', encodeURIComponent(query).replaceAll('%26', '&').replaceAll('%3D', '=')],
  ['with a full stop behind it', `${query}.`],
  ['in brackets', `${query})>`],
  ['with a zero-width space behind it', `${query}%E2%80%8B`],
  ['with a quote behind it', `${query}%22`],
  ['with the parameters of a mailing tool', `${query}&utm_source=mail`],
])('reads a link %s', (_, text) => {
  expect(read(text)).toEqual({ email, secret });
});

it.each([
  ['', { email: null, secret: null }],
  ['email=a%40b.example', { email: 'a@b.example', secret: null }],
  ['secret=s&email=a%40b.example', { email: 'a@b.example', secret: 's' }],
  ['email=a%26b%40c.example&secret=s', { email: 'a&b@c.example', secret: 's' }],
  ['email=a%25b%3D%3Fc%2F%40d.example&secret=s', { email: 'a%b=?c/@d.example', secret: 's' }],
])('reads what %j has', (text, parts) => {
  expect(read(text)).toEqual(parts);
});
