import type { Decorator } from '@storybook/react-vite';
import { AuthLayout } from '../AuthLayout.tsx';
import type { AuthLayoutProps } from '../AuthLayout.tsx';

/** Shows a story on the card of a sign-in page. */
export const withAuthLayout =
  (picture: AuthLayoutProps['picture'], frame: AuthLayoutProps['frame']): Decorator =>
  (Story) => (
    <AuthLayout picture={picture} frame={frame}>
      <Story />
    </AuthLayout>
  );
