import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { text } from '../../testing/argTypes.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { Link, LinkProvider } from './Link.tsx';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '/somewhere', children: 'Press' },
  argTypes: { children: text('The link’s text.') },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InsideTheSite: Story = {};
export const Elsewhere: Story = {
  args: { href: 'mailto:hello@ember.example', children: 'Write to us' },
};

/** A provider decides how a path of the site becomes a link. */
export const WithARouter: Story = {
  render: (args) => (
    <LinkProvider
      value={({ children, ...rest }) => (
        <a {...rest} data-routed="">
          {children}
        </a>
      )}
    >
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-routed');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Link {...args} />
      <Link {...args}>A link whose words go on for longer than a line on a phone has room for</Link>
      <PseudoStates>
        <Link {...args} />
      </PseudoStates>
    </Stack>
  ),
};
