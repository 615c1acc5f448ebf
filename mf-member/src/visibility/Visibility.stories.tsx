import type { Meta, StoryObj } from '@storybook/react-vite';
import { NeededVideos, VisibilityView } from './VisibilityView.tsx';

const meta = {
  title: 'mf-member/Visibility',
  component: VisibilityView,
  args: {
    opens: 'February 14th',
    isOpen: false,
    peopleHref: undefined,
    isDiscoverable: false,
    children: <NeededVideos videos={[{ promptType: 'fun' }]} />,
  },
} satisfies Meta<typeof VisibilityView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneVideo: Story = {};

export const NoVideos: Story = { args: { children: <NeededVideos videos={[]} /> } };

export const Discoverable: Story = {
  args: {
    isDiscoverable: true,
    children: <NeededVideos videos={[{ promptType: 'fun' }, { promptType: 'useful' }]} />,
  },
};

/** After `VISIBILITY_OPENS`. */
export const Open: Story = { args: { isOpen: true, peopleHref: '#' } };

/** The same while `showPeople` is off. */
export const OpenWithoutPeople: Story = { args: { isOpen: true } };
