import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingView } from './LandingView.tsx';

const meta = {
  title: 'mf-public/Landing',
  component: LandingView,
  parameters: { ground: 'bare' },
} satisfies Meta<typeof LandingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** Before the visitor comes near the pictures, and where they cannot be loaded. */
export const WithoutPictures: Story = {
  beforeEach: () => {
    const { IntersectionObserver } = globalThis;
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    };
    return () => {
      globalThis.IntersectionObserver = IntersectionObserver;
    };
  },
};
