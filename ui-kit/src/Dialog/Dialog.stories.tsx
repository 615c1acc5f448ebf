import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useArg } from '../../testing/useArg.ts';
import { Button } from '../Button/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { Dialog } from './Dialog.tsx';
import { DialogPanel } from './DialogPanel.tsx';

const meta = {
  title: 'Components/Layout/Dialog',
  component: Dialog,
  args: {
    open: false,
    onClose: () => {},
    title: 'Delete video',
    closeLabel: 'Close',
    children: 'Are you sure you want to delete this video?',
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Delete…' })[0] as HTMLElement);
    // It fades in.
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Delete video' })).toBeVisible());
  },
  render: function Asking(args) {
    const [open, setOpen] = useArg(args.open);
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
  play: async ({ canvas }) => {
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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete…' }));
    const dialog = canvas.getByRole('dialog', { name: /a rather long name/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

const { title, closeLabel, children, onClose } = meta.args;
const panel = { title, closeLabel, children, onClose };
const actions = (
  <>
    <Button variant="secondary">Keep it</Button>
    <Button variant="danger">Delete</Button>
  </>
);

/** Dialog panels, rendered in the page: real dialogs open one at a time, in front of everything. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      <DialogPanel {...panel} titleId="plain" />
      <DialogPanel {...panel} titleId="asking" actions={actions} />
      <DialogPanel {...panel} titleId="long" title={LongText.args?.title} actions={actions}>
        {LongText.args?.children}
      </DialogPanel>
      <PseudoStates>
        {(state) => <DialogPanel {...panel} titleId={state} actions={actions} />}
      </PseudoStates>
    </Stack>
  ),
};
