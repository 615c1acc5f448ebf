import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: false,
    onClose: () => {},
    title: 'Delete video',
    closeLabel: 'Close',
    children: 'Are you sure you want to delete this video?',
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Delete…' })[0] as HTMLElement);
    await expect(canvas.getByRole('dialog', { name: 'Delete video' })).toBeVisible();
  },
  render: function Asking(args) {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    const actions = (
      <>
        <Button variant="secondary" onClick={close}>
          Keep it
        </Button>
        <Button variant="danger" onClick={close}>
          Delete
        </Button>
      </>
    );
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete…</Button>
        <Dialog {...args} open={open} onClose={close} actions={actions} />
      </>
    );
  },
};
