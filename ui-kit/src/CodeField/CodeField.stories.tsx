import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useArg } from '../../testing/useArg.ts';
import { attribute } from '../../testing/argTypes.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Components/Forms/CodeField',
  component: CodeField,
  args: { label: '6-digit code', value: '', onChange: () => {} },
  argTypes: { disabled: attribute('Shows the digits but takes no input.') },
  render: function Filling(args) {
    const [value, setValue] = useArg(args.value);
    return <CodeField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: 'It is in the mail.' } };

export const Typing: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '6-digit code' });
    await userEvent.type(field, '4a8-2');
    await expect(field).toHaveValue('482');
    await userEvent.type(field, '9137');
    await expect(field).toHaveValue('482913');
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
      <CodeField
        label="The six digits that we sent to the address you told us a moment ago"
        value=""
        hint="They are in the mail, which may take a minute, and stay valid for a quarter of an hour."
        onChange={() => {}}
      />
      <PseudoStates>
        <CodeField label="6-digit code" value="482" onChange={() => {}} />
      </PseudoStates>
    </Stack>
  ),
};

export const Pasting: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '6-digit code' });
    await userEvent.type(field, '9');
    await userEvent.paste(' 482 913 ');
    await expect(field).toHaveValue('482913');
  },
};
