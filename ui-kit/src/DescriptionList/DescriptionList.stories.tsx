import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Languages, MapPin, Users } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/Layout/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { icon: Clock, name: 'Duration', value: '3 hours' },
      { icon: Users, name: 'Group', value: '6-12 people' },
      { icon: Languages, name: 'Language', value: 'English' },
      {
        icon: MapPin,
        name: 'Location',
        value: 'Columbia River Put-in',
        detail: <TextLink href="#map">See the map</TextLink>,
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Evening: Story = {};

export const LongText: Story = {
  args: {
    items: [
      {
        icon: Languages,
        name: 'A name that takes more than one line on most of the screens there are',
        value: 'English, German, Japanese and a little Donaudampfschifffahrtskapitänsdeutsch',
        detail: 'And a second line, which says what did not fit into the first one.',
      },
      { icon: Clock, name: 'Duration', value: '3-4 hours, and as long as you like to stay' },
    ],
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <DescriptionList {...args} />
      <DescriptionList items={args.items.slice(0, 1)} />
      <DescriptionList {...args} {...LongText.args} />
    </Stack>
  ),
};
