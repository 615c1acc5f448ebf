import type { Decorator } from '@storybook/react-vite';

const themes = ['light', 'dark', 'high-contrast'];

/** Puts the story on a ground of the theme chosen in the toolbar, or on one of each. */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const shown = globals.theme === 'all' ? themes : [globals.theme];
  const bare = parameters.ground === 'bare' ? ' bare' : '';
  return (
    <div className="grounds">
      {shown.map((theme) => (
        <div
          key={theme}
          className={`ground${bare}`}
          data-theme={theme === 'system' ? undefined : theme}
        >
          <Story />
        </div>
      ))}
    </div>
  );
};
