import type { Meta, StoryObj } from '@storybook/react-vite';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { Tick } from './Tick.tsx';

const meta = {
  title: 'Components/Forms/Tick',
  component: Tick,
  args: { type: 'checkbox', checked: false, onChange: () => {}, 'aria-label': 'A choice' },
} satisfies Meta<typeof Tick>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Box: Story = {};
export const Circle: Story = { args: { type: 'radio' } };

const types = ['checkbox', 'radio'] as const;

export const Matrix: Story = {
  render: () => (
    <Stack>
      {types.map((type) => (
        <Stack key={type} direction="row">
          <Tick {...meta.args} type={type} /> {type}
          <Tick {...meta.args} type={type} checked /> checked
          <Tick {...meta.args} type={type} disabled /> disabled
          <Tick {...meta.args} type={type} disabled checked /> both
        </Stack>
      ))}
      <Stack direction="row">
        <Tick {...meta.args} aria-invalid /> invalid
      </Stack>
      <PseudoStates>
        <Stack direction="row">
          {types.map((type) => (
            <Tick key={type} {...meta.args} type={type} checked />
          ))}
        </Stack>
      </PseudoStates>
    </Stack>
  ),
};
