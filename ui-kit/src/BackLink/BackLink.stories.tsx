import type { Meta, StoryObj } from '@storybook/react-vite';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'Components/Navigation/BackLink',
  component: BackLink,
  args: { href: '#', children: 'Your journey' },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const LongText: Story = {
  args: { children: 'A page with a name that takes more than one line on most of the phones' },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <BackLink {...args} />
      <BackLink {...args} {...LongText.args} />
      <PseudoStates>
        <BackLink {...args} />
      </PseudoStates>
    </Stack>
  ),
};
