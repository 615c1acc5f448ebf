import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { BucketListEditor } from './BucketListEditor.tsx';

const meta = {
  title: 'Components/Forms/BucketListEditor',
  component: BucketListEditor,
  args: { items: ['See whales', 'Learn to sail'], onSave: () => {} },
} satisfies Meta<typeof BucketListEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <BucketListEditor {...args} items={[]} />
      <BucketListEditor {...args} saved="Your bucket list is saved." />
      <BucketListEditor {...args} busy="Saving..." />
      <BucketListEditor {...args} error="Your list was not saved. Please try again." />
      <BucketListEditor
        {...args}
        items={[
          'A wish that is longer than the line it was written on, so its end is out of sight',
        ]}
      />
      <PseudoStates>
        <BucketListEditor {...args} />
      </PseudoStates>
    </Stack>
  ),
};

export const Editing: Story = {
  args: { onSave: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Wish 3' }), 'Sleep in a hut{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Wish 4' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove See whales' }));
    await expect(canvas.getByRole('textbox', { name: 'Wish 1' })).toHaveValue('Learn to sail');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledWith(['Learn to sail', 'Sleep in a hut']);
  },
};
