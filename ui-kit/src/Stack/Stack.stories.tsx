import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    children: ['One', 'Two', 'Three'].map((name) => <Card key={name}>{name}</Card>),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Row: Story = { args: { direction: 'row' } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      {(['column', 'row'] as const).flatMap((direction) =>
        (['tight', 'normal', 'loose', 'wide'] as const).map((gap) => (
          <Stack key={`${direction} ${gap}`} {...args} direction={direction} gap={gap} />
        )),
      )}
    </Stack>
  ),
};
