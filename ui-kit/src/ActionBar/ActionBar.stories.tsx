import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Button } from '../Button/index.ts';
import { Message } from '../Message/index.ts';
import { Stack } from '../Stack/index.ts';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  title: 'Components/Layout/ActionBar',
  component: ActionBar,
  parameters: { ground: 'bare', docs: { story: { inline: false, height: 300 } } },
  args: { children: <Button>Use this prompt</Button> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const InAFrame = ({ children }: { children: ReactNode }) => (
  <div className="frame high">
    <ActionBar>{children}</ActionBar>
  </div>
);

export const Matrix: Story = {
  render: ({ children }) => (
    <Stack>
      <InAFrame>{children}</InAFrame>
      <InAFrame>
        <Button busy="Saving changes...">Save Changes</Button>
      </InAFrame>
      <InAFrame>
        <Button variant="secondary">Go back</Button>
        <Button>Next: Write your bucket list</Button>
      </InAFrame>
      <InAFrame>
        <Button>Save Changes</Button>
        <Message tone="success">Your changes are saved.</Message>
      </InAFrame>
      <PseudoStates>
        <InAFrame>{children}</InAFrame>
      </PseudoStates>
    </Stack>
  ),
};
