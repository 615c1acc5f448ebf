import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { looks, oneTheme } from './theme.ts';

const events = ['setGlobals', 'globalsUpdated'];

/** The docs page of a component, in the theme of the toolbar like its stories. */
export function Docs({ children, context }: DocsContainerProps & { children?: ReactNode }) {
  const [chosen, setChosen] = useState<unknown>(
    () => /theme:([\w-]+)/.exec(decodeURIComponent(location.search))?.[1],
  );

  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setChosen(globals.theme);
    for (const event of events) channel.on(event, follow);
    return () => {
      for (const event of events) channel.off(event, follow);
    };
  }, []);

  const theme = oneTheme(chosen);
  useEffect(() => {
    // Storybook's own controls use the browser's colours.
    document.documentElement.dataset.theme = theme;
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [theme]);

  return (
    <DocsContainer context={context} theme={looks[theme]}>
      {children}
    </DocsContainer>
  );
}
