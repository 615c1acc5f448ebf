import { wcagContrast } from 'culori';

export type Theme = 'light' | 'dark' | 'high-contrast';

/** Every theme of the kit. */
export const themes: readonly Theme[] = ['light', 'dark', 'high-contrast'];

/**
 * Returns the hex value of a colour token in a theme, read from tokens.css; '' for unknown tokens.
 */
export function colour(css: string, name: string, theme: Theme): string {
  const highContrast = css.slice(css.lastIndexOf("[data-theme='high-contrast']"));
  const own = highContrast.match(new RegExp(`--color-${name}: (#\\w+);`))?.[1];
  if (theme === 'high-contrast' && own) return own;
  const value = css.match(new RegExp(`--color-${name}: ([^;]+);`))?.[1] ?? '';
  const [light = '', dark = light] = value.match(/#\w+/g) ?? [];
  return theme === 'light' ? light : dark;
}

/** Returns the contrast of two hex colours, 1 to 21. */
export const contrast = (front: string, ground: string): number => wcagContrast(front, ground);

/** The backgrounds of pages and cards. */
export const grounds = ['bg', 'surface', 'sunken'];
const softs = ['accent-soft', 'pine-soft', 'danger-soft', 'success-soft'];

/** The backgrounds of the interest slider. */
const levels = ['level-0', 'level-2', 'level-3', 'level-4', 'level-5'];

/** Text colours and their backgrounds: at least 4.5. */
export const texts: Record<string, string[]> = {
  text: [...grounds, ...softs, ...levels],
  muted: [...grounds, 'accent-soft'],
  placeholder: ['surface', 'sunken'],
  'accent-text': [...grounds, 'accent-soft'],
  'pine-text': [...grounds, 'pine-soft'],
  danger: [...grounds, 'danger-soft'],
  success: [...grounds, 'success-soft'],
  'on-accent': ['accent', 'accent-hover'],
  'on-pine': ['pine'],
  'on-danger': ['danger'],
  'on-person-ember': ['person-ember'],
  'on-person-pine': ['person-pine'],
  'on-person-plum': ['person-plum'],
  'on-person-lake': ['person-lake'],
  'on-land': ['land'],
  'on-land-muted': ['land'],
  'on-film': ['film'],
};

/** Colours of shapes and their backgrounds: at least 3. */
export const shapes: Record<string, string[]> = {
  'border-strong': [...grounds, 'level-0'],
  focus: [...grounds, ...softs, ...levels],
  meter: grounds,
  'accent-text': [...grounds, 'level-4'],
  'pine-text': ['level-2'],
  'level-3-ink': ['level-3', 'surface'],
  'level-5-ink': ['level-5', 'surface'],
};

/** Turns a table of colours into pairs of foreground and background. */
export function pairs(
  from: Record<string, string[]>,
): (readonly [front: string, ground: string])[] {
  return Object.entries(from).flatMap(([front, below]) =>
    below.map((ground) => [front, ground] as const),
  );
}
