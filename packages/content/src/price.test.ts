import { expect, it } from 'vitest';
import { priceText } from './price.ts';

it('writes every price in one way, with the currency and whom it is for', () => {
  expect(priceText({ currency: 'CAD', amount: 65 })).toBe('$65 CAD per person');
});
