import type { Meta, StoryObj } from '@storybook/react-vite';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { Logo, LogoMark } from './Logo.tsx';

const meta = {
  title: 'Components/Brand/Logo',
  component: Logo,
  args: { name: 'Ember' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ember: Story = {};
export const Home: Story = { args: { href: '/' } };
export const AnotherBrand: Story = { args: { name: 'Revy' } };

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Logo name="Ember" />
      <Logo name="Revy" />
      <Logo name="A brand with a longer name" />
      <span>
        <LogoMark />
      </span>
      <PseudoStates>
        <Logo name="Ember" href="/" />
      </PseudoStates>
    </Stack>
  ),
};
