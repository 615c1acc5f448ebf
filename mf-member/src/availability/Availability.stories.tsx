import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AvailabilityView } from './AvailabilityView.tsx';
import { sampleAvailability } from './sampleAvailability.ts';

const meta = {
  title: 'mf-member/Availability',
  component: AvailabilityView,
  args: { days: sampleAvailability, checked: [], onCheck: () => {} },
  render: function Checked(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <AvailabilityView
        {...args}
        checked={checked}
        onCheck={(day, now) =>
          setChecked([...checked.filter((value) => !day.includes(value)), ...now])
        }
      />
    );
  },
} satisfies Meta<typeof AvailabilityView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChecked: Story = {};

export const SomeChecked: Story = { args: { checked: ['friday-evening', 'saturday-morning'] } };

export const LongNames: Story = {
  args: {
    days: [
      {
        day: 'The last Saturday of the month, if the pass is open and nobody has to work on Sunday',
        slots: [
          {
            value: 'late',
            label: 'Late afternoon into the evening, until the last person has gone home',
          },
          { value: 'early', label: 'Early' },
        ],
      },
    ],
    checked: ['late'],
  },
};
