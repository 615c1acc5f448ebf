import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useArg } from '../../testing/useArg.ts';
import { attribute } from '../../testing/argTypes.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Email', value: '' },
  argTypes: {
    disabled: attribute('Takes no input and is not submitted.'),
    readOnly: attribute('Takes no input but can be read and copied.'),
  },
  render: function Filling(args) {
    const [value, setValue] = useArg(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: 'We write only when there is news.' } };

export const Typing: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
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
