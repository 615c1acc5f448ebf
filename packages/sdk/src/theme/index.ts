/** The theme that somebody has chosen on this device. The shell applies it before the first paint. */

/** Where this device keeps the choice. */
export const themeKey = 'ember.theme';

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** Returns the theme that was chosen for this document. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows a theme, and keeps it on this device. If storage is blocked, it lasts as long as the document. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {}
}
