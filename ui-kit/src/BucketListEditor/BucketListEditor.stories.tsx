import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { BucketListEditor } from './BucketListEditor.tsx';
import type { BucketListEditorProps } from './BucketListEditor.tsx';

/** Keeps what is typed, as a page does. */
function Editor({ lines, onChange, ...rest }: BucketListEditorProps) {
  const [typed, setTyped] = useState(lines);
  const change = (next: string[]) => {
    setTyped(next);
    onChange(next);
  };
  return <BucketListEditor {...rest} lines={typed} onChange={change} />;
}

const meta = {
  title: 'Components/Forms/BucketListEditor',
  component: BucketListEditor,
  args: {
    lines: ['See whales', 'Learn to sail'],
    onChange: () => {},
    onSave: () => {},
    problem: null,
  },
  render: (args) => <Editor {...args} />,
} satisfies Meta<typeof BucketListEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <BucketListEditor {...args} lines={[]} />
      <BucketListEditor {...args} saved="Your bucket list is saved." />
      <BucketListEditor {...args} busy="Saving..." />
      <BucketListEditor
        {...args}
        problem={{ at: 'form', message: 'Your list was not saved. Please try again.' }}
      />
      <BucketListEditor
        {...args}
        lines={[
          'A wish that is longer than the line it was written on, so its end is out of sight',
        ]}
        problem={{ at: 'lines', message: 'Wish 1 is too long.' }}
        wrongLine={0}
      />
      <PseudoStates>
        <BucketListEditor {...args} />
      </PseudoStates>
    </Stack>
  ),
};

export const Editing: Story = {
  args: { onChange: fn(), onSave: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Wish 3' }), 'Sleep in a hut{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Wish 4' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove See whales' }));
    await expect(canvas.getByRole('textbox', { name: 'Wish 1' })).toHaveValue('Learn to sail');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Learn to sail', 'Sleep in a hut']);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
