import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../Logo/index.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Footer',
  component: Footer,
  parameters: { ground: 'bare' },
  args: {
    brand: <Logo name="Ember" />,
    tagline: 'Group adventures for pressure-free dating.',
    label: 'Site',
    links: [
      { href: '/privacy-policy', label: 'Privacy policy' },
      { href: '/terms-of-use', label: 'Terms of use' },
    ],
    social: [{ href: 'https://social.example/ember', label: 'Instagram' }],
    newTabLabel: 'opens in a new tab',
    contact: [{ href: 'mailto:hello@ember.example', label: 'hello@ember.example' }],
    copyright: '© 2025 Ember',
    version: '0.0.1',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
