import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneOf } from '../../testing/argTypes.ts';
import { Moment, momentNames } from './Moment.tsx';

const meta = {
  title: 'Components/Brand/Moment',
  component: Moment,
  args: { moment: 'table' },
  argTypes: { moment: oneOf(...momentNames) },
  parameters: { ground: 'bare' },
} satisfies Meta<typeof Moment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="tiles">
      {momentNames.map((moment) => (
        <Moment key={moment} moment={moment} label={moment} />
      ))}
    </div>
  ),
};
