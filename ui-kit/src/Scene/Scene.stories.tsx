import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneOf } from '../../testing/argTypes.ts';
import { Stack } from '../Stack/index.ts';
import { DuskScene } from './DuskScene.tsx';
import { motifNames, Scene } from './Scene.tsx';

const meta = {
  title: 'Components/Brand/Scene',
  component: Scene,
  args: { motif: 'dance' },
  argTypes: { motif: oneOf(...motifNames) },
  parameters: { ground: 'bare' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dusk: Story = { render: () => <DuskScene /> };

export const Matrix: Story = {
  render: () => (
    <Stack>
      {motifNames.map((motif) => (
        <Scene key={motif} motif={motif} label={motif} />
      ))}
      <DuskScene />
    </Stack>
  ),
};
