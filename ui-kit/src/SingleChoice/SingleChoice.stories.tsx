import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../Stack/index.ts';
import { SingleChoice } from './SingleChoice.tsx';

const meta = {
  title: 'Components/SingleChoice',
  component: SingleChoice,
  args: {
    legend: 'Your sex',
    options: [
      { value: 'male', label: 'Male' },
      { value: 'female', label: 'Female' },
    ],
    value: '',
    onChange: () => {},
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <SingleChoice {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SingleChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Chips: Story = { args: { look: 'chips', value: 'female' } };
export const Wrong: Story = { args: { error: 'Please select your sex.' } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="wide">
      {[Cards, Chips, Wrong].map(({ args }, place) => (
        <SingleChoice key={place} {...meta.args} {...args} />
      ))}
    </Stack>
  ),
};
