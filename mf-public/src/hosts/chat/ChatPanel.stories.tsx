import { chatFallback } from '@emberite/content/chat';
import { hostsChat } from '@emberite/content/hostsChat';
import { plainLink } from '@emberite/ui-kit/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatPanel } from './ChatPanel.tsx';

const questions = Object.keys(hostsChat.responseDictionary);

const meta = {
  title: 'mf-public/Chat',
  component: ChatPanel,
  args: {
    title: hostsChat.title,
    messages: hostsChat.messages,
    quickReplies: questions.slice(0, 5),
    reply: { status: 'idle' },
    onAsk: () => {},
    renderLink: plainLink,
  },
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtStart: Story = {};

export const Typing: Story = {
  args: {
    messages: [...hostsChat.messages, { text: questions[0] ?? '', isUser: true }],
    reply: { status: 'typing', text: 'You set your price per person. The platf' },
  },
};

export const UnknownQuestion: Story = {
  args: {
    messages: [...hostsChat.messages, { text: 'Where is the moon?', isUser: true }, chatFallback],
  },
};

export const AllAsked: Story = {
  args: {
    messages: Object.entries(hostsChat.responseDictionary).flatMap(
      ([question, { response, actionText, action }]) => [
        { text: question, isUser: true },
        { text: response, isUser: false, actionText, action },
      ],
    ),
    quickReplies: [],
  },
};
