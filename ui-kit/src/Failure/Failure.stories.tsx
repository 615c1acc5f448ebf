import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Failure } from './Failure.tsx';

const failed = { status: 'failed', message: 'We cannot reach Ember.' } as const;

const meta = {
  title: 'Components/Feedback/Failure',
  component: Failure,
  args: { of: failed, title: 'This step could not be saved.' },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof Failure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Failure {...args} />
      <Failure of={failed} />
      <Failure
        {...args}
        action={
          <Button size="small" variant="secondary">
            Try again
          </Button>
        }
      />
      <Failure {...args} of={{ ...failed, remedy: { label: 'Sign in again', href: '#' } }} />
      <Failure {...args} of={{ status: 'idle' }} />
    </Stack>
  ),
};
