import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useArg } from '../../testing/useArg.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { Toggle } from './Toggle.tsx';

const meta = {
  title: 'Components/Forms/Toggle',
  component: Toggle,
  args: { label: 'New friends', checked: false, onChange: () => {} },
  render: function Toggling(args) {
    const [checked, setChecked] = useArg(args.checked);
    return <Toggle {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Toggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true, hint: 'People who want company.' } };
export const Disabled: Story = {
  args: { label: 'Show my videos to others', hint: 'Opens on February 14th.', disabled: true },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="loose">
      {[Off, On, Disabled].map(({ args }, place) => (
        <Toggle key={place} {...meta.args} {...args} />
      ))}
      <Toggle
        {...meta.args}
        label="Show my videos to others as soon as they have uploaded videos of their own"
        hint="Only members see them, and only those who let you see theirs, which is fair enough."
      />
      <PseudoStates>
        <Toggle {...meta.args} />
        <Toggle {...meta.args} checked />
      </PseudoStates>
    </Stack>
  ),
};

export const Toggling: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'New friends' });
    await expect(toggle).not.toBeChecked();
    await userEvent.click(canvas.getByText('New friends'));
    await expect(toggle).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
  },
};
