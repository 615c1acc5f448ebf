import type { StorybookConfig } from '@storybook/react-vite';

/** One Storybook over the kit and the stories of every remote. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../ui-kit/src/**/*.stories.tsx', '../mf-*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The TypeScript in use has no compiler API that the other docgen could call.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
