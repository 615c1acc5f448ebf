import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Audience } from './Audience.tsx';

const meta = {
  title: 'Components/Navigation/Audience',
  component: Audience,
  args: {
    visitor: <ButtonLink href="/enter">Login</ButtonLink>,
    member: <ButtonLink href="/mine">To my journey</ButtonLink>,
  },
  argTypes: { visitor: { control: false }, member: { control: false } },
} satisfies Meta<typeof Audience>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

/** In a document that the shell has marked. */
export const Member: Story = {
  beforeEach: () => {
    document.documentElement.dataset.member = '';
    return () => delete document.documentElement.dataset.member;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To my journey' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Audience {...args} />
      <Audience
        visitor={
          <p>Words that only visitors see, and that go on for longer than a line on a phone.</p>
        }
        member={<p>Words that only members see.</p>}
      />
    </Stack>
  ),
};
