import type { Meta, StoryObj } from '@storybook/react-vite';
import { DraftsQuestion } from './DraftsQuestion.tsx';

const meta = {
  title: 'shell/Drafts question',
  component: DraftsQuestion,
  args: { onAnswer: () => {} },
} satisfies Meta<typeof DraftsQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
