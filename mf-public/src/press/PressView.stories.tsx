import type { Meta, StoryObj } from '@storybook/react-vite';
import { PressView } from './PressView.tsx';

const meta = {
  title: 'mf-public/Press',
  component: PressView,
  parameters: { ground: 'bare' },
  args: { article: null },
} satisfies Meta<typeof PressView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAnArticle: Story = {};

export const Full: Story = {
  args: {
    article: {
      source: 'The Mountain Paper',
      title:
        'Strangers at one table: a Revelstoke start-up swaps swiping for cooking, hiking and poems',
      summary:
        'A look at the idea behind Ember: small balanced groups, something to do, and nobody who learns who matched with whom.',
      linkText: 'Read the article',
      href: 'https://news.example/ember-strangers-at-one-table',
      motif: 'adventure',
    },
  },
};
