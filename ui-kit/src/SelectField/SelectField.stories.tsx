import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useArg } from '../../testing/useArg.ts';
import { attribute, oneOf } from '../../testing/argTypes.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { SelectField } from './SelectField.tsx';

const ages = Array.from({ length: 83 }, (_, index) => String(index + 18));
const options = ages.map((value) => ({ value, label: `${value} years old` }));

const meta = {
  title: 'Components/Forms/SelectField',
  component: SelectField,
  args: { label: 'Age', options, value: '', onChange: () => {} },
  argTypes: {
    value: oneOf('', ...ages),
    disabled: attribute('Shows the chosen option but cannot be changed.'),
  },
  render: function Selecting(args) {
    const [value, setValue] = useArg(args.value);
    return <SelectField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { placeholder: 'Select your age' } };

export const Choosing: Story = {
  args: { label: 'How old are you', placeholder: 'Select your age' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'How old are you' });
    await expect(field).toHaveDisplayValue('Select your age');
    await userEvent.selectOptions(field, '34 years old');
    await expect(field).toHaveDisplayValue('34 years old');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="loose">
      <SelectField {...args} label="Nothing chosen" placeholder="Select your age" />
      <SelectField {...args} label="Chosen" value="34" />
      <SelectField {...args} label="Wrong" placeholder="Age" error="Please enter your age." />
      <SelectField {...args} label="Disabled" value="34" disabled />
      <SelectField
        {...args}
        label="How old are you, or how old will you be when your first adventure begins?"
        hint="We put groups of similar age together, and show others no more than a range."
        options={[
          { value: '34', label: 'Thirty-four years, and a little more with every day now' },
        ]}
        value="34"
      />
      <PseudoStates>
        <SelectField {...args} value="34" />
      </PseudoStates>
    </Stack>
  ),
};
