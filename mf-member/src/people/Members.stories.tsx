import type { Meta, StoryObj } from '@storybook/react-vite';
import { unreachable } from '../testing/failures.ts';
import { everybody } from './filters.ts';
import { MembersView } from './MembersView.tsx';
import { robin } from './testing/robin.ts';

const people = Array.from({ length: 5 }, (_, index) => ({
  ...robin,
  id: `${index}`,
  videos: index % 2 ? [] : robin.videos,
}));

const meta = {
  title: 'mf-member/Members',
  component: MembersView,
  args: {
    list: { status: 'ready', value: { access: 'open', people, next: 'robin' } },
    more: { status: 'idle' },
    filters: everybody,
    onLoad: () => {},
    onMore: () => {},
  },
} satisfies Meta<typeof MembersView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithMore: Story = {};

export const MoreFailed: Story = { args: { more: unreachable } };

export const Loading: Story = { args: { list: { status: 'loading' } } };

export const NotLoaded: Story = { args: { list: unreachable } };

/** The member has no video yet. */
export const NeedsVideo: Story = {
  args: { list: { status: 'ready', value: { access: 'upload-first', people: [], next: null } } },
};

/** Nobody is discoverable yet. */
export const NobodyYet: Story = {
  args: { list: { status: 'ready', value: { access: 'open', people: [], next: null } } },
};
