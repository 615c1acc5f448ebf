import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Unbroken } from './Unbroken.tsx';

const text = 'Members introduce themselves in 15-second videos, then 5-20 of them meet.';

const meta = {
  title: 'Components/Layout/Unbroken',
  tags: ['builders'],
  component: Unbroken,
  args: { children: text },
  render: ({ children }) => (
    <p className="narrow">
      <Unbroken>{children}</Unbroken>
    </p>
  ),
} satisfies Meta<typeof Unbroken>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text is the same, and each number is on one line. */
export const Matrix: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent(text);
    for (const number of ['15-second', '5-20']) {
      await expect(canvas.getByText(number).getClientRects()).toHaveLength(1);
    }
  },
};
