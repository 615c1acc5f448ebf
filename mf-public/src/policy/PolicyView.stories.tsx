import type { Meta, StoryObj } from '@storybook/react-vite';
import { PolicyView } from './PolicyView.tsx';
import { privacyPolicy } from './privacyPolicy.ts';
import { termsOfUse } from './termsOfUse.ts';

const meta = {
  title: 'mf-public/Policy',
  component: PolicyView,
  parameters: { ground: 'bare' },
  args: privacyPolicy,
} satisfies Meta<typeof PolicyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Privacy: Story = {};

export const Terms: Story = { args: termsOfUse };
