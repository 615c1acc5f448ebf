import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = { title: 'Components/Feedback/Skeleton', component: Skeleton } satisfies Meta<
  typeof Skeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ACardOnItsWay: Story = {
  render: () => (
    <SkeletonGroup label="Loading">
      <Skeleton shape="card" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  ),
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['text', 'title', 'card'] as const).map((shape) => (
        <SkeletonGroup key={shape} label={`Loading: ${shape}`}>
          <Skeleton shape={shape} />
        </SkeletonGroup>
      ))}
    </Stack>
  ),
};
