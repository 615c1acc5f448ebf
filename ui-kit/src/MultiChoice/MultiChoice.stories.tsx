import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { groupLook, groupText } from '../../testing/argTypes.ts';
import { useArg } from '../../testing/useArg.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { MultiChoice } from './MultiChoice.tsx';

const cards = [
  { value: 'friends', label: 'Friends', description: 'New people to do things with.' },
  { value: 'romantic', label: 'Romantic', description: 'Maybe a spark.' },
];
const chips = ['arcade', 'live music', 'comedy shows', 'karaoke', 'rooftop events'];

const meta = {
  title: 'Components/Forms/MultiChoice',
  component: MultiChoice,
  args: { legend: 'What are you open to?', options: cards, value: ['friends'], onChange: () => {} },
  argTypes: { ...groupText, ...groupLook },
  render: function Choosing(args) {
    const [value, setValue] = useArg<readonly string[]>(args.value);
    return <MultiChoice {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof MultiChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { args: { hint: 'Choose any.' } };
export const Chips: Story = {
  args: {
    legend: 'Activities',
    look: 'chips',
    options: chips.map((label, index) => ({ value: label, label, disabled: index === 4 })),
    value: ['live music'],
  },
};
export const Wrong: Story = { args: { value: [], error: 'Please select whom you want to meet.' } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="wide">
      {[Cards, Chips, Wrong].map(({ args }, place) => (
        <MultiChoice key={place} {...meta.args} {...args} />
      ))}
      <MultiChoice
        {...meta.args}
        legend="What are you open to, now or at some later time, with whomever you may meet?"
        options={[
          {
            value: 'friends',
            label: 'A choice whose name is longer than there is room for in one line of a phone',
          },
        ]}
        value={[]}
      />
      <PseudoStates>
        <Stack>
          <MultiChoice {...meta.args} />
          <MultiChoice {...meta.args} {...Chips.args} />
        </Stack>
      </PseudoStates>
    </Stack>
  ),
};

export const Choosing: Story = {
  play: async ({ canvas }) => {
    const friends = canvas.getByRole('checkbox', { name: /Friends/ });
    const romantic = canvas.getByRole('checkbox', { name: /Romantic/ });
    await userEvent.click(romantic);
    await expect(romantic).toBeChecked();
    await expect(friends).toBeChecked();
    await userEvent.click(friends);
    await expect(friends).not.toBeChecked();
  },
};
