import type { Meta, StoryObj } from '@storybook/react-vite';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { CheckMark } from './CheckMark.tsx';

const meta = {
  title: 'Components/Forms/CheckMark',
  component: CheckMark,
  args: { type: 'checkbox', checked: false, onChange: () => {}, 'aria-label': 'A choice' },
} satisfies Meta<typeof CheckMark>;

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
          <CheckMark {...meta.args} type={type} /> {type}
          <CheckMark {...meta.args} type={type} checked /> checked
          <CheckMark {...meta.args} type={type} disabled /> disabled
          <CheckMark {...meta.args} type={type} disabled checked /> both
        </Stack>
      ))}
      <Stack direction="row">
        <CheckMark {...meta.args} aria-invalid /> invalid
      </Stack>
      <PseudoStates>
        <Stack direction="row">
          {types.map((type) => (
            <CheckMark key={type} {...meta.args} type={type} checked />
          ))}
        </Stack>
      </PseudoStates>
    </Stack>
  ),
};
