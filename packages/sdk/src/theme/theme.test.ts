// @vitest-environment jsdom
import { chooseTheme, chosenTheme, themeKey } from '@emberite/sdk/theme';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  chooseTheme('system');
});

it.each(['light', 'dark'] as const)('shows %s and keeps it on this device', (theme) => {
  chooseTheme(theme);
  expect([chosenTheme(), document.documentElement.dataset['theme']]).toEqual([theme, theme]);
  expect(localStorage.getItem(themeKey)).toBe(theme);
  chooseTheme('system');
  expect([chosenTheme(), localStorage.getItem(themeKey)]).toEqual(['system', null]);
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
});

it('lasts as long as the document where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  chooseTheme('dark');
  expect(chosenTheme()).toBe('dark');
});
