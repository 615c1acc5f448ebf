import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { Compass, MapIcon, Settings, Users } from '../Icon/index.ts';
import { BottomBar } from './BottomBar.tsx';
import type { BottomBarProps } from './BottomBar.tsx';

const meta = {
  title: 'Components/BottomBar',
  component: BottomBar,
  parameters: { ground: 'bare', docs: { story: { inline: false, height: 300 } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Member area',
    items: [
      { href: '#journey', label: 'Journey', icon: MapIcon, current: true },
      { href: '#experiences', label: 'Experiences', icon: Compass },
      { href: '#people', label: 'People', icon: Users },
      { href: '#settings', label: 'Settings', icon: Settings },
    ],
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

/** Navigations on one page need names of their own. */
function InAFrame(args: BottomBarProps) {
  return (
    <div className="frame phone">
      <BottomBar {...args} label={useId()} />
    </div>
  );
}

const longItems = meta.args.items.map((item) => ({
  ...item,
  label: `${item.label} and all that belongs to it`,
}));

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <InAFrame {...args} />
      <InAFrame {...args} items={args.items.slice(0, 3)} />
      <InAFrame {...args} items={longItems} />
      <PseudoStates>
        <InAFrame {...args} />
      </PseudoStates>
    </Stack>
  ),
};
