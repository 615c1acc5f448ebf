import { addons } from 'storybook/manager-api';
import { create, themes } from 'storybook/theming';

const { base } = window.matchMedia('(prefers-color-scheme: dark)').matches
  ? themes.dark
  : themes.light;

/** Pages that are only looked at. */
const isPage = (story = '') => /^(start-here|flows|foundations-(?!icon))/.test(story);

addons.setConfig({
  theme: create({ base, brandTitle: 'Ember', brandTarget: '_self' }),
  layoutCustomisations: {
    showPanel: ({ storyId }, usual) => (isPage(storyId) ? false : usual),
  },
});
