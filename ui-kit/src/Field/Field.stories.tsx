import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlClass } from './controlClass.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Field',
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
