import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '../../testing/argTypes.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Avatar } from '../Avatar/index.ts';
import { Scene } from '../Scene/index.ts';
import { Stack } from '../Stack/index.ts';
import { NextLink } from './NextLink.tsx';

const meta = {
  title: 'Components/Navigation/NextLink',
  component: NextLink,
  args: {
    href: '#next',
    title: 'Poetry Night',
    picture: <Scene motif="poetry" />,
  },
  argTypes: { picture: { control: false }, text: text('A line below the title.') },
} satisfies Meta<typeof NextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Experience: Story = {};

export const Person: Story = {
  args: {
    title: 'Theo',
    text: 'Has a map, and reads it',
    picture: <Avatar name="Theo" size="large" />,
  },
};

export const LongText: Story = {
  args: {
    title: 'Maximiliana Featherstonehaugh-Vandenberghe',
    text: 'Somebody who could not bring themselves to cut a single word of what they like to say',
    picture: <Avatar name="Maximiliana" size="large" />,
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <NextLink {...args} />
      <NextLink {...args} {...Person.args} />
      <NextLink {...args} {...LongText.args} />
      <PseudoStates>
        <NextLink {...args} />
      </PseudoStates>
    </Stack>
  ),
};
