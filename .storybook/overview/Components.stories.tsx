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

/** Every component and page with its test results and where it is used. */
export const Status: Story = {
  play: async ({ canvas }) => {
    // Three files are loading.
    const [card] = await canvas.findAllByLabelText('Button', {}, { timeout: 10_000 });
    await expect(card).toHaveTextContent(/Stories, \d+(passed|failed|changed since|not run)/);
    await expect(card).toHaveTextContent(/Used by .*mf-public/);
  },
};

/** While the test results are loading. */
export const Loading: Story = { args: { load: () => new Promise(() => {}) } };

/** If the request fails, e.g. because a file is missing on the host. */
export const Failing: Story = {
  args: { load: fn(() => Promise.reject(new Error('status.json: 404'))) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Error: status.json: 404')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Error: status.json: 404')).toBeVisible();
    await expect(args.load).toHaveBeenCalledTimes(2);
  },
};
