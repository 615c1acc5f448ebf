import type { Meta, StoryObj } from '@storybook/react-vite';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { controlClass } from './controlClass.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: {
    label: 'Bucket list',
    hint: 'One wish per line.',
    children: (control) => <textarea {...control} className={controlClass} rows={4} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AroundATextArea: Story = {};
export const Wrong: Story = { args: { error: 'Write at least one.' } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="loose">
      <Field label="Short">{args.children}</Field>
      <Field {...args} />
      <Field {...args} error="Write at least one." />
      <Field
        {...args}
        label="What would you like to do before the year is over, alone or with somebody else?"
        hint="One wish per line. They need not be big, and nobody sees them before you say so."
        error="Write at least one, and no more than fit on a page that somebody would read."
      />
      <PseudoStates>
        <Field {...args} />
      </PseudoStates>
    </Stack>
  ),
};
