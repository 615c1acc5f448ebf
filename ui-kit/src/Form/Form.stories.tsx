import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { byDefault } from '../../testing/argTypes.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './Form.tsx';
import type { FormProps } from './Form.tsx';

const meta = {
  title: 'Components/Forms/Form',
  component: Form,
  args: {
    problem: null,
    onSubmit: () => {},
    children: <TextField label="Nickname" value="Kay" onChange={() => {}} />,
    actions: <Button type="submit">Save Changes</Button>,
  },
  argTypes: {
    children: { control: false },
    actions: { control: false },
    gap: byDefault('normal'),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused: FormProps['problem'] = {
  at: 'form',
  message: 'Your changes were not saved.',
  detail: 'We cannot reach Ember. Please check your connection and try again.',
};

export const AtRest: Story = {};

export const RefusedAsAWhole: Story = { args: { problem: refused } };

export const MissingPart: Story = {
  args: {
    problem: {
      at: 'form',
      message:
        'A part of this page could not be loaded. Please check your connection, then reload the page.',
      remedy: { label: 'Reload', href: '' },
    },
  },
};

/** The invalid field gets the focus. */
export const RefusedAtAField: Story = {
  render: function Live(args) {
    const [name, setName] = useState('');
    const [problem, setProblem] = useState<FormProps['problem']>(null);
    const message = 'Please enter a nickname.';
    return (
      <Form
        {...args}
        problem={problem}
        onSubmit={() => setProblem(name ? null : { at: 'nickname', message })}
      >
        <TextField label="Nickname" value={name} onChange={setName} error={problem?.message} />
      </Form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a nickname.');
    await expect(canvas.getByLabelText('Nickname')).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <Form {...args} />
      <Form {...args} problem={refused} />
      <Form {...args} {...MissingPart.args} />
      <Form {...args} actions={<Button busy="Saving...">Save Changes</Button>} />
      <Form {...args} gap="loose">
        <TextField label="First name" value="Kay" onChange={() => {}} />
        <TextField label="Nickname" value="" onChange={() => {}} error="Please enter a nickname." />
      </Form>
    </Stack>
  ),
};
