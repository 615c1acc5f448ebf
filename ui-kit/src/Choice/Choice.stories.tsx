import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { ChoiceOption } from './ChoiceOption.tsx';

/** One chosen, one not chosen, and one disabled. */
function Options({ type }: { type: 'checkbox' | 'radio' }) {
  const parts = { type, name: useId(), onChange: () => {} };
  const description = 'With a quieter line';
  return (
    <>
      <ChoiceOption {...parts} checked option={{ value: '1', label: 'Chosen', description }} />
      <ChoiceOption {...parts} checked={false} option={{ value: '2', label: 'Not chosen' }} />
      <ChoiceOption
        {...parts}
        checked={false}
        option={{ value: '3', label: 'Not to be chosen', disabled: true }}
      />
    </>
  );
}

const meta = {
  title: 'Components/Forms/Choice',
  component: ChoiceGroup,
  args: { legend: 'A few to choose from', children: <Options type="checkbox" /> },
} satisfies Meta<typeof ChoiceGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { args: { hint: 'Any number of them.' } };
export const Chips: Story = { args: { look: 'chips', children: <Options type="radio" /> } };
export const Wrong: Story = { args: { error: 'Please choose one.' } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="wide">
      {[Cards, Chips, Wrong].map(({ args }, place) => (
        <ChoiceGroup key={place} {...meta.args} {...args} />
      ))}
      <ChoiceGroup
        legend="A legend that takes more than one line, as questions about people tend to do"
        hint="And a hint that says a little more about it, although nobody asked"
        error="And what is wrong with the answer, which needs another line or two to be said"
        look="chips"
      >
        <Options type="radio" />
      </ChoiceGroup>
      <PseudoStates>
        <ChoiceGroup {...meta.args} />
      </PseudoStates>
    </Stack>
  ),
};
