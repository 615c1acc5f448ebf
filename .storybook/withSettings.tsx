import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { preferLessMotion } from './lessMotion.ts';

/** Motion and text size as chosen in the toolbar. */
export const withSettings: Decorator = (Story, { globals }) => {
  const isReduced = globals.motion === 'reduced';
  const textSize = String(globals.textSize);
  // Before the story asks for it.
  preferLessMotion(isReduced);

  useLayoutEffect(() => {
    document.documentElement.style.fontSize = `${textSize}%`;
  }, [textSize]);

  return <Story key={String(isReduced)} />;
};
