import type { Meta, StoryObj } from '@storybook/react-vite';
import { InPersonView } from './InPersonView.tsx';

const meta = {
  title: 'mf-public/Article',
  component: InPersonView,
  parameters: { ground: 'bare' },
} satisfies Meta<typeof InPersonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
