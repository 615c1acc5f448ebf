import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { expect, userEvent, within } from 'storybook/test';
import { ChatPanel } from './ChatPanel.tsx';
import type { ChatScript } from './script.ts';
import { useChat } from './useChat.ts';

const script: ChatScript = {
  title: 'Setup guide',
  messages: [{ text: 'Hello! What would you like to know?', isUser: false }],
  responseDictionary: {
    'How many videos do I need?': {
      response: 'At least two: one fun, one useful. Each may be up to 15 seconds long.',
      actionText: 'Go to Videos',
      action: '#',
      showOnStart: true,
    },
    'Who sees my videos?': {
      response: 'Only members who uploaded videos of their own, once visibility is open.',
      showOnStart: true,
    },
    'Can I delete a video?': { response: 'Yes, at any time.', showOnStart: false },
  },
};

const fallback = { text: 'Chat is not implemented yet.', isUser: false };

const meta = {
  title: 'Components/Media/ChatPanel',
  component: ChatPanel,
  args: {
    title: script.title,
    speaker: 'Ember',
    messages: script.messages,
    quickReplies: Object.keys(script.responseDictionary).slice(0, 2),
    reply: { status: 'idle' },
    onAsk: () => {},
  },
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chatting: Story = {
  play: async ({ canvas }) => {
    const [quick] = canvas.getAllByRole('button', { name: 'Who sees my videos?' });
    await userEvent.click(quick as HTMLElement);
    const log = within(canvas.getByRole('region'));
    await expect(await log.findByText(/Only members who uploaded/)).toBeInTheDocument();
    await expect(canvas.getAllByText('Can I delete a video?')[0]).toBeInTheDocument();
  },
  render: function Chatting(args) {
    const { ask, ...chat } = useChat(script, fallback);
    return <ChatPanel {...args} {...chat} onAsk={ask} />;
  },
};

const asked = { text: 'How many videos do I need?', isUser: true };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <div className="tiles">
        <ChatPanel {...args} title="At the start" />
        <ChatPanel
          {...args}
          title="Typing"
          messages={[...args.messages, asked]}
          reply={{ status: 'typing', text: 'At least two: one fu' }}
        />
        <ChatPanel
          {...args}
          title="Answered, nothing more to offer"
          quickReplies={[]}
          messages={[
            ...args.messages,
            asked,
            { text: 'At least two.', isUser: false, actionText: 'Go to Videos', action: '#' },
          ]}
        />
        <ChatPanel
          {...args}
          title="Long"
          quickReplies={[
            'What do I do when I would like to come along, but none of the dates suit me?',
          ]}
          messages={[
            ...args.messages,
            {
              text: 'Tell us, and we will see. Dates are made for the people who come, and there are always more of them than the ones you see here: https://ember.example/adventures/all-of-them',
              isUser: false,
            },
          ]}
        />
      </div>
      <PseudoStates layout="tiles">{(state) => <ChatPanel {...args} title={state} />}</PseudoStates>
    </Stack>
  ),
};

export const Asking: Story = {
  ...Chatting,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Is there snow?{Enter}');
    await expect(canvas.getByText('Is there snow?')).toBeVisible();
    await expect(field).toHaveValue('');
    const log = within(canvas.getByRole('region'));
    await expect(await log.findByText(fallback.text)).toBeVisible();
  },
};
