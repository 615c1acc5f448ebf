import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { byDefault } from '../../testing/argTypes.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { RotatingWord } from './RotatingWord.tsx';

const meta = {
  title: 'Components/Brand/RotatingWord',
  component: RotatingWord,
  args: {
    words: ['cooking class', 'dance class', 'coffee tasting', 'group hike'],
    pauseLabel: 'Pause',
    playLabel: 'Play',
  },
  argTypes: { interval: byDefault(3000) },
} satisfies Meta<typeof RotatingWord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const InAHeading: Story = {
  render: (args) => (
    <h2>
      Meet at a <RotatingWord {...args} />
    </h2>
  ),
};

export const Pausing: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    // It starts paused if reduced motion is preferred.
    const [before, after] = button.ariaLabel === 'Play' ? ['Play', 'Pause'] : ['Pause', 'Play'];
    await userEvent.click(canvas.getByRole('button', { name: before }));
    await expect(canvas.getByRole('button', { name: after })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: after }));
    await expect(canvas.getByRole('button', { name: before })).toBeVisible();
  },
};

/** Paused if reduced motion is preferred. */
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <RotatingWord {...args} words={['hike', 'class']} />
      <RotatingWord {...args} />
      <RotatingWord {...args} words={['a longer afternoon around the fire', 'hike']} />
      <PseudoStates>
        <RotatingWord {...args} />
      </PseudoStates>
    </Stack>
  ),
};
