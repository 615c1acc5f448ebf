import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/index.ts';
import { DuskScene, Scene } from '../Scene/index.ts';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Components/Layout/Hero',
  component: Hero,
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
} satisfies Meta<typeof Hero>;

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
      <Hero {...args} />
      <Hero {...args} {...WithEyebrow.args} />
      <Hero {...args} {...LongText.args} />
    </>
  ),
};
