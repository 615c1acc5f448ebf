import type { Decorator } from '@storybook/react-vite';
import { themes } from '@emberite/ui-kit/contrast';
import { AllThemes } from './AllThemes.tsx';

/** Renders the story on a background in the theme of the toolbar, or in every theme. */
export const withTheme: Decorator = (Story, context) => {
  const { globals, parameters, viewMode } = context;
  if (globals.theme === 'all' && viewMode === 'story') {
    return <AllThemes key={context.id} themes={themes} of={context} />;
  }
  // A docs page has too many stories to give each its own window.
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
