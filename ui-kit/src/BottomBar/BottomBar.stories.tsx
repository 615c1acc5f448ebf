import type { Meta, StoryObj } from '@storybook/react-vite';
import { Compass, MapIcon, Settings, Users } from '../Icon/index.ts';
import { BottomBar } from './BottomBar.tsx';

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
