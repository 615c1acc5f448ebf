import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/index.ts';
import { DuskScene, Scene } from '../Scene/index.ts';
import { Opening } from './Opening.tsx';

const meta = {
  title: 'Components/Layout/Opening',
  component: Opening,
  parameters: { ground: 'bare' },
  args: {
    headline: 'Group Adventures For Pressure-Free Dating',
    lead: 'You do something you enjoy with people picked to get along.',
    picture: <DuskScene />,
    children: (
      <p>
        <ButtonLink href="#claim" size="large" width="phone">
          Claim your Spot!
        </ButtonLink>
      </p>
    ),
  },
} satisfies Meta<typeof Opening>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};

export const WithEyebrow: Story = {
  args: { eyebrow: <a href="#nights">Night out in Vancouver</a>, headline: 'Dance today' },
};

export const LongText: Story = {
  args: {
    headline: 'A headline that takes its time, goes on over several lines and stays in its column',
    picture: <Scene motif="poetry" />,
  },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <Opening {...args} />
      <Opening {...args} {...WithEyebrow.args} />
      <Opening {...args} {...LongText.args} />
    </>
  ),
};
