import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { groupText, oneOf } from '../../testing/argTypes.ts';
import { useArg } from '../../testing/useArg.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { RangeBuckets } from './RangeBuckets.tsx';

const buckets = '20-28 25-35 30-40 35-45 40-50 45-55 50-60 60-75 70-90 80-'.split(' ');
const options = buckets.map((value) => ({ value, label: value.replace(/-$/, '+') }));

const meta = {
  title: 'Components/Forms/RangeBuckets',
  component: RangeBuckets,
  args: {
    legend: 'Ideal age range',
    hint: 'Used to put together groups of similar age.',
    options,
    value: '30-40',
    onChange: () => {},
    min: 18,
    max: 100,
  },
  argTypes: { ...groupText, value: oneOf('', ...buckets) },
  render: function Choosing(args) {
    const [value, setValue] = useArg(args.value);
    return <RangeBuckets {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RangeBuckets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <RangeBuckets {...args} legend="Nothing chosen" value="" />
      <RangeBuckets {...args} legend="Open to the top" value="80-" />
      <RangeBuckets {...args} legend="Wrong" value="" error="Choose an age range." />
      <RangeBuckets
        {...args}
        legend="The range of ages in which those are with whom you would like to go out"
        hint="Used to put together groups of similar age, and for nothing else. You can change it."
      />
      <PseudoStates>
        <RangeBuckets {...args} />
      </PseudoStates>
    </Stack>
  ),
};

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '80+' }));
    await expect(canvas.getByRole('radio', { name: '80+' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '30-40' })).not.toBeChecked();
  },
};
