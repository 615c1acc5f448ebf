import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Flame } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  args: { children: 'Dance' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack direction="row">
      <Badge>Neutral</Badge>
      <Badge tone="ember" icon={Flame}>
        Dance
      </Badge>
      <Badge tone="pine">Outdoors</Badge>
      <Badge tone="surface">On a picture</Badge>
      <Badge tone="success" icon={Check}>
        Completed
      </Badge>
      <Badge tone="danger">Expired</Badge>
      <Badge tone="pine" icon={Flame}>
        A category that says more than a badge should
      </Badge>
    </Stack>
  ),
};
