import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneTheme } from '../../testing/oneTheme.ts';
import { expect, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
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
  play: async ({ canvasElement }) => {
    const field = oneTheme(canvasElement).getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'maya@ember.example');
    await expect(field).toHaveValue('maya@ember.example');
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
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
      <TextField
        label="A label that is long enough to go on in a second line on a phone, as labels sometimes do"
        value="An answer that is longer than the field it was written into, so its end is not seen"
        error="What is wrong may need more than one line, too, when it says how to put it right."
        onChange={() => {}}
      />
      <PseudoStates>
        <TextField label="Email" value="maya@ember.example" onChange={() => {}} />
      </PseudoStates>
    </Stack>
  ),
};
