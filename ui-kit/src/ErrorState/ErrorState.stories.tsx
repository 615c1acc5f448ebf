import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Icon, Mountain } from '../Icon/index.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'This page could not be loaded',
    children: 'The rest of the site works as ever.',
    picture: <Icon of={Mountain} size="large" />,
    action: <Button>Try again</Button>,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const APage: Story = {};
