import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../Stack/index.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Email', value: '' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  render: function Typing(args) {
    const [value, setValue] = useState('');
    return <TextField {...args} value={value} onChange={setValue} />;
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="loose">
      <TextField label="Empty" value="" placeholder="you@example.com" onChange={() => {}} />
      <TextField label="Filled" value="maya@ember.example" hint="A hint." onChange={() => {}} />
      <TextField
        label="Wrong"
        value="EMBER"
        error="Incorrect invite code format."
        onChange={() => {}}
      />
      <TextField label="Read-only" value="Revelstoke, BC" hint="Can't change now." readOnly />
      <TextField label="Disabled" value="Off" disabled />
    </Stack>
  ),
};
