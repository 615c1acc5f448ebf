import type { Meta, StoryObj } from '@storybook/react-vite';
import { byDefault, text } from '../../testing/argTypes.ts';
import { Scene } from '../Scene/index.ts';
import { Stack } from '../Stack/index.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: { children: 'One thing, held together.' },
  argTypes: {
    children: text('What it holds.'),
    tone: byDefault('surface'),
    padding: byDefault('normal'),
  },
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
      {(['normal', 'roomy'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          Padding: {padding}. A card grows with what it holds, also where that is more than one line
          of words.
        </Card>
      ))}
      <Card padding="none">
        <Scene motif="dance" />
      </Card>
    </Stack>
  ),
};
