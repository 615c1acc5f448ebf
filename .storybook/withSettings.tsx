import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { preferLessMotion } from './lessMotion.ts';

/** Applies the motion and text size of the toolbar. */
export const withSettings: Decorator = (Story, { globals }) => {
  const isReduced = globals.motion === 'reduced';
  const textSize = String(globals.textSize);
  // Set it before the story reads it.
  preferLessMotion(isReduced);

  useLayoutEffect(() => {
    document.documentElement.style.fontSize = `${textSize}%`;
  }, [textSize]);

  return <Story key={String(isReduced)} />;
};
