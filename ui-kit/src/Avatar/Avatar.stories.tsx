import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Avatar } from './Avatar.tsx';

/** Two colours in place of a photo. */
const sunset =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="%23f58a45" d="M0 0h2v2H0z"/><path fill="%231f4a41" d="M0 1h2v1H0z"/></svg>';

const meta = {
  title: 'Components/Media/Avatar',
  component: Avatar,
  args: { name: 'Maya de Groot', label: 'Maya de Groot' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

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
      <Avatar name="Noor Aziz" label="Noor Aziz" src={sunset} />
      <Avatar name="Ben Grau" label="A picture that does not load" src="data:image/png;base64," />
      <div className="tiles">
        <Avatar name="Noor Aziz" label="A photo" src={sunset} size="photo" />
        <Avatar name="Kofi Mensah" label="A missing photo" size="photo" />
      </div>
    </Stack>
  ),
};
