import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@emberite/ui-kit/styles';
import './docs.css';
import './ground.css';
import './layouts.css';
import './lessMotion.css';
import './foundations/pages.css';
import { Docs } from './Docs.tsx';
import { namedIcons, namedTypes } from './namedTypes.ts';
import { playOnce } from './playOnce.ts';
import { withLinks } from './withLinks.tsx';
import { withSettings } from './withSettings.tsx';
import { withTheme } from './withTheme.tsx';

// How long plays wait for an element: busy machines take longer than the usual second.
configure({ asyncUtilTimeout: 30_000 });

/** A setting in the toolbar, with the title of each of its values. */
const setting = <Icon extends string>(
  description: string,
  icon: Icon,
  titles: Record<string, string>,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withLinks, withTheme, withSettings],
  beforeEach: playOnce,
  argTypesEnhancers: [namedTypes],
  argsEnhancers: [namedIcons],
  initialGlobals: { theme: 'system', motion: 'system', textSize: '100' },
  globalTypes: {
    theme: setting('Theme', 'paintbrush', {
      system: 'Theme of the system',
      light: 'Light',
      dark: 'Dark',
      'high-contrast': 'High contrast',
      all: 'All side by side',
    }),
    motion: setting('Motion', 'lightning', {
      system: 'Motion of the system',
      reduced: 'Reduced motion',
    }),
    textSize: setting('Text size', 'paragraph', {
      100: 'Text 100 %',
      130: 'Text 130 %',
      200: 'Text 200 %',
    }),
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true },
    a11y: { test: 'error' },
    docs: { container: Docs },
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '800px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        wide: { name: 'Wide, 1280 px', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Flows',
          'Foundations',
          'Components',
          ['Layout', 'Navigation', 'Forms', 'Cards', 'Media', 'Feedback', 'Brand'],
        ],
      },
    },
  },
};

export default preview;
