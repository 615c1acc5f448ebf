import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.tsx';

const steps = [
  { title: 'Claim your spot', text: 'Create an account with your invite code.' },
  { title: 'Say hello', text: 'Answer one fun and one useful question on video.' },
  { title: 'We form your group', text: 'Tell us when you are free and what you like.' },
  { title: 'Show up', text: 'Come as you are. The host takes it from there.' },
];

const meta = {
  title: 'Components/Layout/Steps',
  component: Steps,
  parameters: { ground: 'bare' },
  args: { heading: 'How you get there', steps },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourSteps: Story = {};

export const LongText: Story = {
  args: {
    heading: 'A heading that takes more than one line, because it wants to say everything at once',
    steps: [
      ...steps,
      {
        title: 'A last step whose title does not fit on one line',
        text: 'And a text that goes on for longer than the others, so that one can see what happens to the end of the trail.',
      },
    ],
  },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <Steps {...args} />
      <Steps {...args} {...LongText.args} />
    </>
  ),
};
