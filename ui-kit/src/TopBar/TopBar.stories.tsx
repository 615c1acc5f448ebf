import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../Button/index.ts';
import { ArrowLeft, Icon } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Components/Navigation/TopBar',
  component: TopBar,
  args: { name: 'Ember', href: '/' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LogoAlone: Story = {};

export const WithLink: Story = {
  args: {
    children: (
      <ButtonLink href="/enter" variant="quiet" size="small">
        Login
      </ButtonLink>
    ),
  },
};

export const WithButton: Story = {
  args: {
    children: (
      <Button variant="quiet" size="small">
        <Icon of={ArrowLeft} />
        Back
      </Button>
    ),
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <TopBar {...args} />
      <TopBar {...args} {...WithLink.args} />
      <TopBar {...args} {...WithButton.args} />
      <TopBar {...args} name="A brand with a longer name">
        <ButtonLink href="/enter" variant="quiet" size="small">
          A link with more words than usual
        </ButtonLink>
      </TopBar>
    </Stack>
  ),
};
