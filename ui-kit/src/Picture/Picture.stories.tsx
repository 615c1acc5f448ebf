import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Picture } from './Picture.tsx';

/** Two colours in place of a photo. */
const sunset =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="80" height="80"><path fill="%23f58a45" d="M0 0h2v2H0z"/><path fill="%231f4a41" d="M0 1h2v1H0z"/></svg>';

const meta = {
  title: 'Components/Media/Picture',
  component: Picture,
  args: { src: sunset, alt: 'A sunset' },
  argTypes: { fallback: { control: false } },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack direction="row">
      <Picture {...args} />
      <Picture {...args} src="data:image/png;base64," fallback={<p>Did not load</p>} />
      <Picture {...args} src="data:image/png;base64," />
    </Stack>
  ),
};
