import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { loadReviews } from './loadReviews.ts';
import { Overview } from './Overview.tsx';

const meta = {
  title: 'Overview/Components',
  component: Overview,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  args: { load: loadReviews },
} satisfies Meta<typeof Overview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every component and page with what its tests say, and who uses it. */
export const Status: Story = {
  play: async ({ canvas }) => {
    // Three files are on their way.
    const [card] = await canvas.findAllByLabelText('Button', {}, { timeout: 10_000 });
    await expect(card).toHaveTextContent(/Stories, \d+(passed|failed|changed since|not run)/);
    await expect(card).toHaveTextContent(/Used by .*mf-public/);
  },
};

/** While it is asked what the tests said. */
export const Loading: Story = { args: { load: () => new Promise(() => {}) } };

/** Where nothing answers, e.g. because the folder it is hosted from lacks a file. */
export const Failing: Story = {
  args: { load: fn(() => Promise.reject(new Error('status.json: 404'))) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Error: status.json: 404')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Error: status.json: 404')).toBeVisible();
    await expect(args.load).toHaveBeenCalledTimes(2);
  },
};
