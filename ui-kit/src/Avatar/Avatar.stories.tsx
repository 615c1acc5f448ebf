import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Maya de Groot', label: 'Maya de Groot' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <Stack direction="row">
      <Avatar name="Maya de Groot" label="Maya de Groot" size="large" />
      <Avatar name="Kofi Mensah" label="Kofi Mensah" />
      <Avatar name="Élodie" label="Élodie" />
      <Avatar name="Sam Okoro" label="Sam Okoro" />
      <Avatar name="Jun Ito" label="Jun Ito" size="small" />
      <Avatar name="Maximiliana Featherstonehaugh-Vandenberghe" label="A long name" />
      <Avatar name="Li" label="A short name" />
    </Stack>
  ),
};
