import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../Stack/index.ts';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { label: '6-digit code', value: '', onChange: () => {} },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  render: function Typing(args) {
    const [value, setValue] = useState('');
    return <CodeField {...args} value={value} onChange={setValue} hint="It is in the mail." />;
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="loose">
      <CodeField label="Empty" value="" onChange={() => {}} />
      <CodeField label="Half" value="482" onChange={() => {}} />
      <CodeField label="Full" value="482913" onChange={() => {}} />
      <CodeField label="Wrong" value="482913" error="That code did not work." onChange={() => {}} />
      <CodeField label="Disabled" value="482913" disabled onChange={() => {}} />
    </Stack>
  ),
};
