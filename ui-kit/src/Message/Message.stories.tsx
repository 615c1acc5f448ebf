import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Message } from './Message.tsx';

const meta = {
  title: 'Components/Feedback/Message',
  component: Message,
  args: { tone: 'info', children: 'Upload your first two videos to be discoverable.' },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof Message>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Remedy: Story = {
  args: {
    tone: 'danger',
    title: 'You are still signed in.',
    children: 'A part of this page could not be loaded.',
    remedy: { label: 'Reload', href: '' },
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Message tone="danger">Invite code is invalid or expired.</Message>
      <Message tone="success" title="Saved">
        Your preferences are up to date.
      </Message>
      <Message
        tone="info"
        action={
          <Button size="small" variant="secondary">
            Go to Videos
          </Button>
        }
      >
        Upload your first two videos to be discoverable.
      </Message>
      <Message tone="danger" title="A title that needs more room than one line of it has">
        Something did not work, and why that is takes a few more words to say than usual. What you
        wrote is still there.
      </Message>
    </Stack>
  ),
};
