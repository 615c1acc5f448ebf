import { create } from 'storybook/theming';
import css from '@emberite/ui-kit/tokens.css?raw';
import { colour, themes } from '@emberite/ui-kit/contrast';
import type { Theme } from '@emberite/ui-kit/contrast';

function look(theme: Theme) {
  const of = (name: string) => colour(css, name, theme);
  return create({
    base: theme === 'light' ? 'light' : 'dark',
    appBg: of('bg'),
    appContentBg: of('surface'),
    appPreviewBg: of('bg'),
    appBorderColor: of('border'),
    barBg: of('surface'),
    barTextColor: of('muted'),
    inputBg: of('surface'),
    inputBorder: of('border-strong'),
    inputTextColor: of('text'),
    textColor: of('text'),
    textMutedColor: of('muted'),
    colorPrimary: of('accent-text'),
    colorSecondary: of('accent-text'),
  });
}

/** The themes for Storybook's own parts, in the colours of tokens.css. */
export const looks: Record<Theme, ReturnType<typeof create>> = {
  light: look('light'),
  dark: look('dark'),
  'high-contrast': look('high-contrast'),
};

/** Resolves the theme of the toolbar: `system` and `all` give the system's preference. */
export function oneTheme(chosen: unknown): Theme {
  const theme = themes.find((one) => one === chosen);
  return theme ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}
