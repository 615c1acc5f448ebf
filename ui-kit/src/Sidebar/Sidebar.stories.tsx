import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { longPlaces, places } from '../../testing/places.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Logo } from '../Logo/index.ts';
import { Sidebar } from './Sidebar.tsx';
import type { SidebarProps } from './Sidebar.tsx';

const meta = {
  title: 'Components/Navigation/Sidebar',
  component: Sidebar,
  parameters: {
    ground: 'bare',
    screen: 'wide',
    docs: { story: { inline: false, height: 500 } },
  },
  globals: { viewport: { value: 'wide' } },
  args: {
    label: 'Member area',
    header: <Logo name="Ember" />,
    items: places,
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

/** Each navigation on a page needs its own name. */
function InAFrame(args: SidebarProps) {
  return (
    <div className="frame tall">
      <Sidebar {...args} label={useId()} />
    </div>
  );
}

/** Narrower screens do not show it. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <InAFrame {...args} />
      <InAFrame {...args} items={longPlaces} />
      <PseudoStates>
        <InAFrame {...args} />
      </PseudoStates>
    </>
  ),
};
