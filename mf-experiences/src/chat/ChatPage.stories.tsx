import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { chats } from './chats.ts';
import type { ChatId } from './chats.ts';
import { ChatView } from './ChatView.tsx';
import { UnknownChat } from './UnknownChat.tsx';

const all = chats('February 14th');

const open = (id: ChatId) => ({
  chat: all[id],
  others: Object.values(all).filter((chat) => chat.id !== id),
});

const meta = {
  title: 'mf-experiences/Help chat',
  component: ChatView,
  args: open('general-chat'),
} satisfies Meta<typeof ChatView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GeneralQuestions: Story = {};

export const SetupGuide: Story = { args: open('setup-guide') };

export const EventTips: Story = { args: open('event-tips') };

/** An answer with a link to its page, and one that only the founder knows. */
export const Answered: Story = {
  ...SetupGuide,
  play: async ({ canvas }) => {
    const log = within(canvas.getByRole('region'));
    await userEvent.click(canvas.getByRole('button', { name: 'What should I do first?' }));
    await expect(await log.findByRole('link', { name: 'Go to Videos' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'Is there snow?{Enter}');
    await expect(await log.findByRole('link', { name: /^Text / })).toBeVisible();
  },
};

/** A question in other words: the known ones that it may be. */
export const Matched: Story = {
  ...SetupGuide,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'something about the video{Enter}');
    await expect(
      await within(canvas.getByRole('region')).findByText(/Is your question one of these/),
    ).toBeVisible();
  },
};

export const Unknown: Story = { render: () => <UnknownChat chats={Object.values(all)} /> };
