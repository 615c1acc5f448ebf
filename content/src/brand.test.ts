import { expect, it } from 'vitest';
import { brand } from './brand.ts';

it('has no social link, or one whose address exists', () => {
  expect(brand.social?.href ?? 'https://none').toMatch(/^https:\/\/(?!.*\.example\b)/);
});
