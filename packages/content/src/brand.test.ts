import { expect, it } from 'vitest';
import { brand } from './brand.ts';

it('links to the address and the number that it shows', () => {
  expect(brand.emailHref).toBe(`mailto:${brand.email}`);
  expect(brand.phoneHref).toMatch(/^tel:\+\d{8,15}$/);
  expect(brand.phoneHref.replaceAll(/\D/g, '')).toBe(brand.phone.replaceAll(/\D/g, ''));
});
