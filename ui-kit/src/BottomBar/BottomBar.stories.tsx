import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { longPlaces, places, sixPlaces } from '../../testing/places.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { BottomBar } from './BottomBar.tsx';
import type { BottomBarProps } from './BottomBar.tsx';

const meta = {
  title: 'Components/Navigation/BottomBar',
  component: BottomBar,
  parameters: { ground: 'bare', docs: { story: { inline: false, height: 300 } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Member area',
    items: places,
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const SixItems: Story = { args: { items: sixPlaces } };

/** Each navigation on a page needs its own name. */
function InAFrame(args: BottomBarProps) {
  return (
    <div className="frame phone">
      <BottomBar {...args} label={useId()} />
    </div>
  );
}

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <InAFrame {...args} />
      <InAFrame {...args} items={places.slice(0, 3)} />
      <InAFrame {...args} items={sixPlaces} />
      <InAFrame {...args} items={longPlaces} />
      <PseudoStates>
        <InAFrame {...args} />
      </PseudoStates>
    </Stack>
  ),
};
