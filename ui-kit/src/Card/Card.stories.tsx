import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'One thing, held together.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['surface', 'sunken', 'ember', 'pine'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <h2>{tone}</h2>
          <p>Words on this ground.</p>
        </Card>
      ))}
    </Stack>
  ),
};
