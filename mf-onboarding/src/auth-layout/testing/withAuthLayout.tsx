import type { Decorator } from '@storybook/react-vite';
import { AuthLayout } from '../AuthLayout.tsx';
import type { AuthLayoutProps } from '../AuthLayout.tsx';

/** Shows a story on the card of a sign-in page. */
export const withAuthLayout =
  (picture: AuthLayoutProps['picture']): Decorator =>
  (Story) => (
    <AuthLayout picture={picture}>
      <Story />
    </AuthLayout>
  );
