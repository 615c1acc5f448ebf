import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Page } from './Page.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/Page',
  component: Page,
  parameters: { ground: 'bare' },
  args: {
    children: (
      <PageHeader
        eyebrow="Revelstoke, BC"
        title="Experiences"
        lead="Small groups, real people, something to do together."
        actions={<Button variant="secondary">Search settings</Button>}
      />
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Text: Story = { args: { width: 'text' } };
export const Form: Story = { args: { width: 'form' } };
