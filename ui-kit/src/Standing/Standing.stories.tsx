import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { DuskScene } from '../Scene/index.ts';
import { Stack } from '../Stack/index.ts';
import { Standing } from './Standing.tsx';

const meta = {
  title: 'Components/Cards/Standing',
  component: Standing,
  args: {
    next: {
      title: 'Record your first video',
      text: '15 seconds, fun or useful.',
      action: { text: 'Record it', href: '#' },
    },
    isAllSet: false,
    waits: [],
    done: [],
  },
} satisfies Meta<typeof Standing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NextStep: Story = {};

const lists = {
  waits: [
    { title: 'Your group forms', text: 'We look for a full, balanced group that suits you.' },
    { title: 'Your payment is on its way', text: 'Your bank has not confirmed it yet.' },
  ],
  done: ['Your fun and useful videos are recorded.', 'You are registered for a night out.'],
};

export const UnderWay: Story = { args: { ...lists, picture: <DuskScene /> } };

export const AllSet: Story = {
  args: {
    ...lists,
    next: null,
    isAllSet: true,
    children: (
      <Button variant="secondary" size="small">
        Celebrate
      </Button>
    ),
  },
};

export const Loading: Story = { args: { next: 'loading' } };

export const Matrix: Story = {
  // A page has one of them.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Stack gap="loose">
      {[NextStep, UnderWay, AllSet, Loading].map(({ args }, place) => (
        <Standing key={place} {...meta.args} {...args} />
      ))}
      <Standing
        {...meta.args}
        {...lists}
        next={{
          title: 'A step whose title needs more words than most, and goes on below itself',
          text: 'What there is to do takes more than a line, too, before all of it is said.',
          action: { text: 'Do what there is to do', href: '#' },
        }}
        picture={<DuskScene />}
      />
    </Stack>
  ),
};
