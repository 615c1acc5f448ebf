import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clip } from './Clip.tsx';

const meta = {
  title: 'Components/Clip',
  component: Clip,
  args: { video: { src: '' }, label: 'Tell your best dad joke' },
  decorators: [
    (Story) => (
      <div className="narrow">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Clip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {};
