import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '@emberite/ui-kit/Page';
import { nightOut } from '../registrations/testing/nightOut.ts';
import { ExperiencesOff } from './ExperiencesOff.tsx';
import { ExperiencesView } from './ExperiencesView.tsx';

const meta = {
  title: 'mf-experiences/Experiences',
  component: ExperiencesView,
  render: (args) => (
    <Page>
      <ExperiencesView {...args} />
    </Page>
  ),
  args: { location: 'Revelstoke, BC', category: null },
} satisfies Meta<typeof ExperiencesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const OneCategory: Story = { args: { category: 'Cooking' } };

export const OneExperience: Story = { args: { category: 'Dance' } };

/** A member whose place we show as they wrote it. */
export const LongLocation: Story = {
  args: { location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Anglesey' },
};

/** `showExperiences` is off. */
export const Off: Story = {
  render: () => (
    <Page>
      <ExperiencesOff registered={null} />
    </Page>
  ),
};

/** Below it is what the member is registered for, and what else there is to register for. */
export const OffAndRegistered: Story = {
  render: () => (
    <Page>
      <ExperiencesOff
        registered={{
          registrations: [nightOut],
          deposit: null,
          payments: 'open',
          place: null,
          group: null,
        }}
      />
    </Page>
  ),
};
