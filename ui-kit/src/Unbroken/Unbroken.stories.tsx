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

/** What is longer breaks: it is the address of somebody, or of a page. */
export const Address: Story = {
  args: { children: 'anna-katharina.lindqvist@mountain-people.example' },
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector('p')!;
    await expect(paragraph.scrollWidth).toBeLessThanOrEqual(paragraph.clientWidth);
  },
};

/** The text is the same, and each number is on one line. */
export const Matrix: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent(text);
    for (const number of ['15-second', '5-20']) {
      const text = document.createRange();
      text.selectNodeContents(canvas.getByText(number));
      await expect(text.getClientRects()).toHaveLength(1);
    }
  },
};
