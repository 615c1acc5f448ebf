import type { Decorator } from '@storybook/react-vite';
import { themes } from '@emberite/ui-kit/contrast';
import { AllThemes } from './AllThemes.tsx';

/** Puts the story on a ground of the theme chosen in the toolbar, or on one of each. */
export const withTheme: Decorator = (Story, context) => {
  const { globals, parameters, viewMode } = context;
  if (globals.theme === 'all' && viewMode === 'story') {
    return <AllThemes key={context.id} themes={themes} of={context} />;
  }
  // A page of docs has too many stories for a window each.
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
