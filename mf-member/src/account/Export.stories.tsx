import type { Meta, StoryObj } from '@storybook/react-vite';
import { tooLongAgo, unreachable } from '../testing/failures.ts';
import { ExportView } from './ExportView.tsx';

const meta = {
  title: 'mf-member/Export my data',
  component: ExportView,
  args: { progress: { status: 'idle' }, onExport: () => {} },
} satisfies Meta<typeof ExportView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Collecting: Story = { args: { progress: { status: 'busy' } } };

export const Saved: Story = { args: { progress: { status: 'done' } } };

export const Failed: Story = { args: { progress: unreachable } };

export const NeedsSignIn: Story = { args: { progress: tooLongAgo } };
