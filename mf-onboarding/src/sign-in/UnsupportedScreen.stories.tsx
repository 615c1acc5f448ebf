import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAuthLayout } from '../auth-layout/testing/withAuthLayout.tsx';
import { UnsupportedScreen } from './UnsupportedScreen.tsx';

const meta = {
  title: 'mf-onboarding/In another app',
  component: UnsupportedScreen,
  parameters: { ground: 'bare' },
  decorators: [withAuthLayout('always', 'footer')],
  args: { onProceed: () => {} },
} satisfies Meta<typeof UnsupportedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
