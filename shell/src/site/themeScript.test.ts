// @vitest-environment jsdom
import { chooseTheme, chosenTheme, themeKey } from '@emberite/sdk/theme';
import { afterEach, expect, it } from 'vitest';
import { themeScript } from './themeScript.ts';

afterEach(() => chooseTheme('system'));

/** Opens a new document with what is stored. */
function open() {
  delete document.documentElement.dataset['theme'];
  const script = document.createElement('script');
  script.textContent = themeScript;
  document.head.append(script);
  script.remove();
  return chosenTheme();
}

it.each(['light', 'dark', 'system'] as const)('applies the chosen theme: %s', (theme) => {
  chooseTheme(theme);
  expect(open()).toBe(theme);
});

it('ignores what nobody can choose', () => {
  localStorage.setItem(themeKey, 'high-contrast');
  expect(open()).toBe('system');
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
});
