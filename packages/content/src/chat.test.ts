import { expect, it } from 'vitest';
import { brand } from './brand.ts';
import { chatFallback } from './chat.ts';

it('the fallback says that the founder answers by phone', () => {
  expect(chatFallback.text).toContain('Chat is not implemented yet');
  expect(chatFallback.text).toContain(brand.phone);
  expect(chatFallback.action).toBe('sms:+12505550142');
  expect(chatFallback.actionText).toContain(brand.phone);
  expect(chatFallback.second?.href).toBe('mailto:hello@ember.example');
});
