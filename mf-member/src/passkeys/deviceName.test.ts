import { expect, test } from 'vitest';
import { deviceName } from './deviceName.ts';

test.each([
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'],
  ['Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/138.0.0.0 Mobile Safari/537'],
  ['Android tablet', 'Mozilla/5.0 (Linux; Android 15; Tab) Chrome/138.0.0.0 Safari/537.36'],
  ['Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'],
  ['Windows computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/138.0.0.0'],
  ['Linux computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'],
  ['My device', 'Something/1.0'],
])('suggests the name %s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('an iPad is told from the Mac that it claims to be by its touch screen', () => {
  const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
  expect([deviceName(safari, 0), deviceName(safari, 5)]).toEqual(['Mac', 'iPad']);
});
