import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useArg } from '../../testing/useArg.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: {
    label: 'I understand that the spot is not guaranteed',
    checked: false,
    onChange: () => {},
  },
  render: function Checking(args) {
    const [checked, setChecked] = useArg(args.checked);
    return <Checkbox {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Checked: Story = { args: { checked: true, hint: 'You can change your mind.' } };
export const Wrong: Story = { args: { error: 'Make sure you understand (check the box)' } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="loose">
      {[Empty, Checked, Wrong].map(({ args }, place) => (
        <Checkbox key={place} {...meta.args} {...args} />
      ))}
      <Checkbox {...meta.args} label="Yes" />
      <Checkbox
        {...meta.args}
        label={`${meta.args.label}, that it may take a while, and that I can leave whenever I like`}
      />
      <PseudoStates>
        <Checkbox {...meta.args} />
        <Checkbox {...meta.args} checked />
      </PseudoStates>
    </Stack>
  ),
};

export const Checking: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: meta.args.label });
    await userEvent.click(canvas.getByText(meta.args.label));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
