import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../Stack/index.ts';
import { MultiChoice } from './MultiChoice.tsx';

const cards = [
  { value: 'friends', label: 'Friends', description: 'New people to do things with.' },
  { value: 'romantic', label: 'Romantic', description: 'Maybe a spark.' },
];
const chips = ['arcade', 'live music', 'comedy shows', 'karaoke', 'rooftop events'];

const meta = {
  title: 'Components/MultiChoice',
  component: MultiChoice,
  args: { legend: 'What are you open to?', options: cards, value: ['friends'], onChange: () => {} },
  render: function Choosing(args) {
    const [value, setValue] = useState<readonly string[]>(args.value);
    return <MultiChoice {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof MultiChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { args: { hint: 'Choose any.' } };
export const Chips: Story = {
  args: {
    legend: 'Activities',
    look: 'chips',
    options: chips.map((label, index) => ({ value: label, label, disabled: index === 4 })),
    value: ['live music'],
  },
};
export const Wrong: Story = { args: { value: [], error: 'Please select whom you want to meet.' } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="wide">
      {[Cards, Chips, Wrong].map(({ args }, place) => (
        <MultiChoice key={place} {...meta.args} {...args} />
      ))}
    </Stack>
  ),
};
