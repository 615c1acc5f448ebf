import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '../../testing/argTypes.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Components/Navigation/TextLink',
  component: TextLink,
  args: { href: '#', children: 'Privacy policy' },
  argTypes: { children: text('The link’s text.') },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Here: Story = {};
export const NewTab: Story = { args: { newTab: 'opens in a new tab' } };
export const InText: Story = {
  render: (args) => (
    <p>
      By continuing you agree to our <TextLink {...args} />.
    </p>
  ),
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <TextLink {...args} />
      <TextLink {...args} newTab="opens in a new tab" />
      <p>
        Within words, <TextLink {...args}>a link that is as long as a sentence</TextLink> may go on
        in the next line.
      </p>
      <PseudoStates>
        <TextLink {...args} />
      </PseudoStates>
    </Stack>
  ),
};
