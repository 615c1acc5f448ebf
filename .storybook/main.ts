import type { StorybookConfig } from '@storybook/react-vite';

/** The globs of the only stories to build; empty for all. */
const chosen = process.env['EMBER_STORIES'];

/** One Storybook for the kit and the stories of every remote. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The tests of one package or file build only its stories.
  stories: chosen
    ? chosen.split(' ').map((glob) => `../${glob}`)
    : [
        './*.stories.tsx',
        './{flows,foundations}/*.stories.tsx',
        '../ui-kit/src/**/*.stories.tsx',
        '../{shell,platform/console,mf-*}/src/**/*.stories.tsx',
      ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  // The other docgen needs a compiler API, which this TypeScript does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // The sidebar hides what only builders need until its filter asks for it.
  tags: { builders: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
