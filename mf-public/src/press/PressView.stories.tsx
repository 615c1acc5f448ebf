import { article } from '@emberite/content/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PressView } from './PressView.tsx';

const meta = {
  title: 'mf-public/Press',
  component: PressView,
  parameters: { ground: 'bare' },
  args: { article },
} satisfies Meta<typeof PressView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OfANewspaper: Story = {
  args: {
    article: {
      source: 'The Mountain Paper',
      title:
        'Strangers at one table: a Revelstoke start-up swaps swiping for cooking, hiking and poems',
      summary:
        'A look at the idea behind Ember: small balanced groups, something to do, and nobody who learns who matched with whom.',
      href: 'https://news.example/ember-strangers-at-one-table',
    },
  },
};
