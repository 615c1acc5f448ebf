import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Overview } from './Overview.tsx';

const meta = {
  title: 'Overview/Components',
  component: Overview,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Overview>;

export default meta;

/** Every component and page with what its tests say, and who uses it. */
export const Status: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement);
    // Three files are on their way.
    const [card] = await cards.findAllByLabelText('Button', {}, { timeout: 10_000 });
    await expect(card).toHaveTextContent(/Stories, \d+(passed|failed|changed since|not run)/);
    await expect(card).toHaveTextContent(/Used by .*mf-public/);
  },
};
