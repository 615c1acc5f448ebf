import type { Meta, StoryObj } from '@storybook/react-vite';
import { byDefault } from '../../testing/argTypes.ts';
import { Stack } from '../Stack/index.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  argTypes: { size: byDefault('text') },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      <Spinner {...args} /> Saving your Fridays...
    </p>
  ),
};

export const Large: Story = { args: { size: 'large' } };

export const Matrix: Story = {
  render: () => (
    <Stack>
      <small>
        <Spinner /> Small text
      </small>
      <p>
        <Spinner /> Text
      </p>
      <h2>
        <Spinner /> A heading
      </h2>
      <Spinner size="large" />
    </Stack>
  ),
};
