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

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withLinks, withTheme, withSettings],
  beforeEach: playOnce,
  argTypesEnhancers: [namedTypes],
  argsEnhancers: [namedIcons],
  initialGlobals: { theme: 'system', motion: 'system', textSize: '100' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Theme of the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'high-contrast', title: 'High contrast' },
          { value: 'all', title: 'All side by side' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion of the system' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '130', title: 'Text 130 %' },
          { value: '200', title: 'Text 200 %' },
        ],
      },
    },
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
