import { plainLink } from '@emberite/ui-kit/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RevyView } from './RevyView.tsx';

const meta = {
  title: 'mf-public/Revy',
  component: RevyView,
  parameters: { ground: 'bare' },
  args: { renderLink: plainLink },
} satisfies Meta<typeof RevyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
