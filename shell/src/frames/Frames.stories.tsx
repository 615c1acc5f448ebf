import type { RouteData } from '@emberite/release/data';
import { Page } from '@emberite/ui-kit/Page';
import { Prose } from '@emberite/ui-kit/Prose';
import { navIcons } from '@emberite/ui-kit/testing/places';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { Frame } from './Frame.tsx';
import { Late } from './Late.tsx';
import { PendingPage } from './PendingPage.tsx';
import { siteMenu } from './testing/siteMenu.ts';

const route = (path: string, label: string, icon: readonly string[]) =>
  ({
    path,
    access: 'member',
    frame: 'member',
    title: label,
    nav: { label, icon, order: 1 },
    remote: 'mf-sample',
  }) satisfies RouteData;

const meta = {
  title: 'shell/Frames',
  component: Frame,
  parameters: { ground: 'bare' },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/inside/journey']}>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    name: 'landing',
    menu: siteMenu,
    at: '/inside/journey',
    nav: [
      route('/inside/journey', 'Journey', navIcons.journey),
      route('/inside/people', 'People', navIcons.people),
      route('/inside/settings', 'Settings', navIcons.settings),
    ],
    children: (
      <Page width="text">
        <Prose>
          <h1>A page</h1>
          <p>The page belongs to a remote; everything around it belongs to the shell.</p>
        </Prose>
      </Page>
    ),
  },
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {};

export const Footer: Story = { args: { name: 'footer' } };

/** A sidebar on wide screens, a bar under the thumb on phones. */
export const Member: Story = { args: { name: 'member' } };

export const Bare: Story = { args: { name: 'bare' } };

/** While a page's code is loading. */
export const Pending: Story = { args: { name: 'member', children: <PendingPage /> } };

/** While a move to another page takes long: what says so, after ten seconds, is above the bar. */
export const Moving: Story = {
  args: { name: 'member' },
  render: (args) => (
    <>
      <Late place="move" />
      <Frame {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const late = canvas
      .getByText(/longer than usual/)
      .closest('p')!
      .getBoundingClientRect();
    // Inside the border of the bar.
    const bar = [...canvasElement.querySelectorAll('nav ul')].at(-1)!;
    const bottom = bar.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight;
    await expect(late.bottom).toBeLessThanOrEqual(bottom);
  },
};
