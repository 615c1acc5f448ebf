import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Compass, MapIcon, Settings, Users } from '../Icon/index.ts';
import { Logo } from '../Logo/index.ts';
import { Sidebar } from './Sidebar.tsx';
import type { SidebarProps } from './Sidebar.tsx';

const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  parameters: { ground: 'bare', docs: { story: { inline: false, height: 500 } } },
  globals: { viewport: { value: 'wide' } },
  args: {
    label: 'Member area',
    header: <Logo name="Ember" />,
    items: [
      { href: '#journey', label: 'Journey', icon: MapIcon, current: true },
      { href: '#experiences', label: 'Experiences', icon: Compass },
      { href: '#people', label: 'People', icon: Users },
      { href: '#settings', label: 'Settings', icon: Settings },
    ],
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

/** Navigations on one page need names of their own. */
function InAFrame(args: SidebarProps) {
  return (
    <div className="frame tall">
      <Sidebar {...args} label={useId()} />
    </div>
  );
}

const longItems = meta.args.items.map((item) => ({
  ...item,
  label: `${item.label} and all that belongs to it`,
}));

/** Narrower screens have none. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <InAFrame {...args} />
      <InAFrame {...args} header={undefined} footer={<p>maya@ember.example</p>} />
      <InAFrame {...args} items={longItems} />
      <PseudoStates>
        <InAFrame {...args} />
      </PseudoStates>
    </>
  ),
};
