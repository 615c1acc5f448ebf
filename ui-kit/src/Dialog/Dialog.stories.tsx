import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneTheme } from '../../testing/oneTheme.ts';
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

export const Leaving: Story = {
  ...Asking,
  play: async ({ canvasElement }) => {
    const canvas = oneTheme(canvasElement);
    const ask = () => userEvent.click(canvas.getByRole('button', { name: 'Delete…' }));
    for (const name of ['Close', 'Keep it']) {
      await ask();
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(canvas.queryByRole('dialog')).toBeNull();
    }
  },
};

export const LongText: Story = {
  ...Asking,
  args: {
    title: 'Delete the video that answers a prompt with a rather long name',
    children:
      'Are you sure you want to delete this video? It is gone for good then, for you and for everyone who might have seen it. You can record another one whenever you like.',
  },
  play: async ({ canvasElement }) => {
    const canvas = oneTheme(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete…' }));
    await expect(canvas.getByRole('dialog', { name: /a rather long name/ })).toBeVisible();
  },
};
