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

export const Playground: Story = {};

const every = (
  <Stack>
    <h2>Every icon</h2>
    <Stack direction="row" gap="loose">
      {Object.entries(shapes).map(([name, shape]) => (
        <Stack key={name} direction="row" gap="tight">
          <Icon of={shape} size="large" />
          {name}
        </Stack>
      ))}
    </Stack>
  </Stack>
);

const sizes = (
  <Stack>
    <h2>Sizes</h2>
    <Stack direction="row">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Stack key={size} direction="row" gap="tight">
          <Icon of={shapes.Flame} size={size} />
          {size}
        </Stack>
      ))}
    </Stack>
  </Stack>
);

export const All: Story = { render: () => every };
export const Sizes: Story = { render: () => sizes };

export const Matrix: Story = {
  render: () => (
    <Stack gap="loose">
      {sizes}
      {every}
    </Stack>
  ),
};
