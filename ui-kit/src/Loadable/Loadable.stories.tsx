import type { Meta, StoryObj } from '@storybook/react-vite';
import { byDefault } from '../../testing/argTypes.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Stack } from '../Stack/index.ts';
import { Loadable } from './Loadable.tsx';

const meta = {
  title: 'Components/Feedback/Loadable',
  component: Loadable<string>,
  args: {
    of: 'your invites',
    loaded: { status: 'loading' },
    onRetry: () => {},
    children: (value) => <p>{value}</p>,
  },
  argTypes: { headingLevel: byDefault(2), skeleton: { control: false } },
} satisfies Meta<typeof Loadable<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const message = 'We cannot reach Ember. Please check your connection and try again.';

export const Loading: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <Loadable {...args} />
      <Loadable {...args} skeleton={<Skeleton shape="card" />} />
      <Loadable {...args} loaded={{ status: 'failed', message }} />
      <Loadable
        {...args}
        loaded={{ status: 'failed', message, remedy: { label: 'Reload', href: '' } }}
      />
      <Loadable {...args} loaded={{ status: 'ready', value: 'EMBERITE-7KQ2M9XA' }} />
    </Stack>
  ),
};
