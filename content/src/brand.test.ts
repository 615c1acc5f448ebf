import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';

describe('the footer', () => {
  it('has the year and the page version', () => {
    expect(brand.copyright).toContain('2025');
    expect(brand.pageVersion).toBe('0.0.1');
  });
});

it('has no social link, or one whose address exists', () => {
  expect(brand.social?.href ?? 'https://none').toMatch(/^https:\/\/(?!.*\.example\b)/);
});
