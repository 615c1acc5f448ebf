import type { Meta, StoryObj } from '@storybook/react-vite';
import { Compass, MapIcon, Settings, Users } from '../Icon/index.ts';
import { Logo } from '../Logo/index.ts';
import { Sidebar } from './Sidebar.tsx';

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
