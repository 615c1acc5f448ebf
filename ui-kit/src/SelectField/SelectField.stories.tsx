import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../Stack/index.ts';
import { SelectField } from './SelectField.tsx';

const ages = Array.from({ length: 83 }, (_, index) => String(index + 18));
const options = ages.map((value) => ({ value, label: `${value} years old` }));

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
  args: { label: 'Age', options, value: '', onChange: () => {} },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  render: function Choosing() {
    const [value, setValue] = useState('');
    return (
      <SelectField
        label="How old are you"
        placeholder="Select your age"
        options={options}
        value={value}
        onChange={setValue}
      />
    );
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="loose">
      <SelectField {...args} label="Nothing chosen" placeholder="Select your age" />
      <SelectField {...args} label="Chosen" value="34" />
      <SelectField {...args} label="Wrong" placeholder="Age" error="Please enter your age." />
      <SelectField {...args} label="Disabled" value="34" disabled />
    </Stack>
  ),
};
