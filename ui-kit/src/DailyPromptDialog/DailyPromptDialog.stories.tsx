import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DialogPanel } from '../Dialog/DialogPanel.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { sampleVideo, sunset } from '../testing/index.ts';
import { Stack } from '../Stack/index.ts';
import { DailyPromptDialog } from './DailyPromptDialog.tsx';
import { promptPanel } from './promptPanel.tsx';
import type { DailyPrompt } from './promptPanel.tsx';

const prompt = {
  id: 'scientific_fact',
  title: 'Share a scientific fact',
  description: 'Everyone answers this one today.',
  instructions: [
    'One fact is enough.',
    'Say why it amazes you.',
    'No slides. Hands are fine.',
    'Name where you heard it, if you still know.',
  ],
};

const meta = {
  title: 'Components/Media/DailyPromptDialog',
  component: DailyPromptDialog,
  args: { open: false, prompt, onClose: () => {}, onRecord: () => {} },
  render: function Asking(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Today’s prompt</Button>
        <DailyPromptDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof DailyPromptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openFirst: NonNullable<Story['play']> = async ({ args, canvasElement }) => {
  const canvas = within(canvasElement);
  const [button] = canvas.getAllByRole('button', { name: 'Today’s prompt' });
  await userEvent.click(button as HTMLElement);
  await expect(canvas.getByRole('dialog', { name: args.prompt.title })).toBeVisible();
};

export const Instructions: Story = { play: openFirst };
const answer = { src: sampleVideo, poster: sunset };
export const Answered: Story = { args: { video: answer }, play: openFirst };

export const LongText: Story = {
  args: {
    prompt: {
      ...prompt,
      title: 'Share a scientific fact that you have told everyone at least twice already, and why',
      description:
        'Everyone answers this one today, from the first coffee of the morning until somebody switches off the light, and tomorrow there is another one.',
      instructions: [
        'One fact is enough. If it needs another fact to be understood, start with the other one.',
        'Say why it amazes you, where you were when you heard of it, and whom you told first.',
        'No slides. Hands are fine, and so is whatever lies on the kitchen table.',
        'Featherstonehaugh-Vandenberghe-Lindqvist-Constantinopolitanische',
      ],
    },
  },
  play: openFirst,
};

export const Recording: Story = {
  args: { onRecord: fn() },
  play: async (context) => {
    await openFirst(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Record' }));
    await expect(context.args.onRecord).toHaveBeenCalledOnce();
  },
};

const today: DailyPrompt = { prompt, onRecord: () => {} };
const long: DailyPrompt = { ...today, ...LongText.args };

function Panel({ id, ...of }: DailyPrompt & { id: string }) {
  return <DialogPanel {...promptPanel(of)} titleId={id} onClose={() => {}} />;
}

/**
 * The dialog's panel, rendered in the page: real dialogs open one at a time, in front of
 * everything.
 */
export const Matrix: Story = {
  render: () => (
    <Stack>
      <Panel {...today} id="instructions" />
      <Panel {...today} id="answered" video={answer} />
      <Panel {...long} id="long" />
      <Panel {...long} id="long-answered" video={answer} />
      <PseudoStates>{(state) => <Panel {...today} id={state} />}</PseudoStates>
    </Stack>
  ),
};
