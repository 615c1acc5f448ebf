import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Icon, PartyPopper } from '../Icon/index.ts';
import { celebrate } from './celebrate.ts';

export default { title: 'Components/Feedback/Confetti' } satisfies Meta;
type Story = StoryObj;

export const Celebrate: Story = {
  render: () => (
    <Button onClick={() => void celebrate()}>
      <Icon of={PartyPopper} />
      Celebrate
    </Button>
  ),
  play: async ({ canvasElement }) => {
    const paper = () => document.querySelector('canvas');
    const button = within(canvasElement).getByRole('button', { name: 'Celebrate' });
    await userEvent.click(button);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) await expect(paper()).toBeNull();
    else await waitFor(() => expect(paper()).toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};
