import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { oneTheme } from '../../testing/oneTheme.ts';
import { Button } from '../Button/index.ts';
import { sampleClip } from '../../testing/sampleClip.ts';
import { DailyPromptDialog } from './DailyPromptDialog.tsx';

const prompt = {
  id: 'scientific_fact',
  title: 'Share a scientific fact',
  description: 'Everyone answers this one today.',
  instructions: ['One fact is enough.', 'Say why it amazes you.', 'No slides. Hands are fine.'],
};

const meta = {
  title: 'Components/DailyPromptDialog',
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
export const Answered: Story = { args: { video: { src: sampleClip } }, play: openFirst };

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
    await userEvent.click(oneTheme(context.canvasElement).getByRole('button', { name: 'Record' }));
    await expect(context.args.onRecord).toHaveBeenCalledOnce();
  },
};
