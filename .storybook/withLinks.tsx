import { LinkProvider } from '@emberite/ui-kit/Link';
import type { LinkProps } from '@emberite/ui-kit/Link';
import type { Decorator } from '@storybook/react-vite';

/** Shows the target but does not navigate: Storybook does not contain the site's pages. */
function StoryLink({ href, onClick, children, ...rest }: LinkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter clicks a link
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

/** Provides links like the shell, but without a router. */
export const withLinks: Decorator = (Story) => (
  <LinkProvider value={StoryLink}>
    <Story />
  </LinkProvider>
);
