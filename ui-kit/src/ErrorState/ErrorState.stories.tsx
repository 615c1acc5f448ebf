import type { Meta, StoryObj } from '@storybook/react-vite';
import { byDefault } from '../../testing/argTypes.ts';
import { Stack } from '../Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Icon, Mountain } from '../Icon/index.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'This page could not be loaded',
    children: 'The rest of the site works as ever.',
    picture: <Icon of={Mountain} size="large" />,
    action: <Button>Try again</Button>,
  },
  argTypes: { headingLevel: byDefault(2) },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const APage: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <ErrorState title="Not found">No such page.</ErrorState>
      <ErrorState {...args} />
      <ErrorState
        {...args}
        title="This page, which has a rather long name, could not be loaded now"
      >
        The rest of the site works as ever. Try it again in a moment, and tell us where it keeps
        happening.
      </ErrorState>
    </Stack>
  ),
};
