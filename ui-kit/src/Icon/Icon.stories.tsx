import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Icon } from './Icon.tsx';
import * as shapes from './shapes.ts';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { of: shapes.Flame },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Stack direction="row" gap="loose">
      {Object.entries(shapes).map(([name, shape]) => (
        <Stack key={name} direction="row" gap="tight">
          <Icon of={shape} size="large" />
          {name}
        </Stack>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack direction="row">
      <Icon of={shapes.Flame} size="small" />
      <Icon of={shapes.Flame} />
      <Icon of={shapes.Flame} size="large" />
    </Stack>
  ),
};
