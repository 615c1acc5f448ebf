import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SiteFrame } from '../frames/SiteFrame.tsx';
import { siteMenu } from '../frames/testing/siteMenu.ts';
import { FailurePage, UnreachablePage } from './FailurePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { EmptyPage } from './EmptyPage.tsx';

const meta = {
  title: 'shell/Failure',
  component: FailurePage,
  parameters: { ground: 'bare' },
  decorators: [
    (Story) => <RouterProvider router={createMemoryRouter([{ path: '*', element: <Story /> }])} />,
  ],
} satisfies Meta<typeof FailurePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No release of the remote works; the frame stays. */
export const PageFailed: Story = {};

export const Unreachable: Story = { render: () => <UnreachablePage again={() => {}} /> };

export const NotFound: Story = { render: () => <NotFoundPage menu={siteMenu} /> };

/** The flag of the page is off; the words are those of its remote. */
export const Off: Story = {
  render: () => (
    <EmptyPage
      title="A page that comes later"
      text="It is taking a short rest. Everything else is here as always."
      action={{ label: 'Go to settings', href: '/inside/settings' }}
    />
  ),
};

/** An error outside every page. */
export const SiteFailed: Story = {
  render: () => (
    <SiteFrame menu={siteMenu}>
      <FailurePage />
    </SiteFrame>
  ),
};
