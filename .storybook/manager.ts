import { addons } from 'storybook/manager-api';
import { create, themes } from 'storybook/theming';

const { base } = window.matchMedia('(prefers-color-scheme: dark)').matches
  ? themes.dark
  : themes.light;

addons.setConfig({ theme: create({ base, brandTitle: 'Ember', brandTarget: '_self' }) });
