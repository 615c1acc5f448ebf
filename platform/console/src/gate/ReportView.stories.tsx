import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { report } from '../testing/samples.ts';
import { ReportView } from './ReportView.tsx';

const meta = {
  title: 'Console/Report of the gate',
  tags: ['builders'],
  component: ReportView,
  args: { report },
} satisfies Meta<typeof ReportView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Passed: Story = {};

const home = { remote: 'mf-home', label: 'Home', opens: '/home' };

export const ChangesNavigation: Story = {
  args: {
    report: {
      ...report,
      navigation: {
        before: [home],
        after: [home, { remote: 'mf-events', label: 'Events', opens: '/events' }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^With it/)).toHaveTextContent(
      'With it: Home (mf-home, /home); Events (mf-events, /events).',
    );
  },
};

export const Refused: Story = {
  args: {
    report: {
      ...report,
      passed: false,
      failures: [{ kind: 'layer', says: 'list.css has styles outside of its layer: body.' }],
      pages: report.pages.map((page, index) => {
        const says = "TypeError: Cannot read properties of undefined (reading 'map')";
        return index === 2
          ? { ...page, ready: null, failures: [{ kind: 'console', says } as const] }
          : page;
      }),
    },
  },
  play: async ({ canvas }) => {
    const failures = canvas.getByText(/TypeError/).closest('ul');
    await expect(failures).toHaveTextContent('Its files, layer: list.css');
    await expect(failures).toHaveTextContent('/events/42 at 360 px, visitor, console: TypeError');
  },
};
