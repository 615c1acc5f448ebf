import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'fun', label: 'Fun', content: <p>Something to laugh about.</p> },
  { id: 'useful', label: 'Useful', content: <p>Something to learn from.</p> },
];

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: 'Kind of prompt', tabs, value: 'fun', onChange: () => {} },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    for (const useful of within(canvasElement).getAllByRole('tab', { name: 'Useful' })) {
      await userEvent.click(useful);
      await expect(useful).toHaveAttribute('aria-selected', 'true');
    }
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <Tabs {...args} />
      <Tabs {...args} value="useful" />
      <Tabs
        {...args}
        tabs={[...tabs, { id: 'daily', label: 'The question of the day', content: <p>Long.</p> }]}
      />
    </Stack>
  ),
};
