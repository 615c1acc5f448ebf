import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { groupLook, groupText, oneOf } from '../../testing/argTypes.ts';
import { useArg } from '../../testing/useArg.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { SingleChoice } from './SingleChoice.tsx';

const meta = {
  title: 'Components/Forms/SingleChoice',
  component: SingleChoice,
  args: {
    legend: 'Your sex',
    options: [
      { value: 'male', label: 'Male' },
      { value: 'female', label: 'Female' },
    ],
    value: '',
    onChange: () => {},
  },
  argTypes: { ...groupText, ...groupLook, value: oneOf('', 'male', 'female') },
  render: function Choosing(args) {
    const [value, setValue] = useArg(args.value);
    return <SingleChoice {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SingleChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Chips: Story = { args: { look: 'chips', value: 'female' } };
export const Wrong: Story = { args: { error: 'Please select your sex.' } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="wide">
      {[Cards, Chips, Wrong].map(({ args }, place) => (
        <SingleChoice key={place} {...meta.args} {...args} />
      ))}
      <SingleChoice
        {...meta.args}
        legend="Whom would you like to share the next adventure with, if it were up to you?"
        options={[
          {
            value: 'long',
            label: 'A choice whose name is longer than there is room for in one line of a phone',
          },
        ]}
      />
      <PseudoStates>
        <SingleChoice {...meta.args} value="female" />
        <SingleChoice {...meta.args} {...Chips.args} />
      </PseudoStates>
    </Stack>
  ),
};

export const Choosing: Story = {
  play: async ({ canvas }) => {
    const male = canvas.getByRole('radio', { name: 'Male' });
    const female = canvas.getByRole('radio', { name: 'Female' });
    await userEvent.click(male);
    await expect(male).toBeChecked();
    await userEvent.click(female);
    await expect(female).toBeChecked();
    await expect(male).not.toBeChecked();
  },
};
