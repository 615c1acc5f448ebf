import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { UnsupportedScreen } from './UnsupportedScreen.tsx';

const meta = {
  title: 'mf-onboarding/In another app',
  component: UnsupportedScreen,
  parameters: { ground: 'bare' },
  decorators: [
    (Story) => (
      <AuthLayout picture="always">
        <Story />
      </AuthLayout>
    ),
  ],
  args: { onProceed: () => {} },
} satisfies Meta<typeof UnsupportedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
