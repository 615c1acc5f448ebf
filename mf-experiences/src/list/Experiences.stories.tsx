import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '@emberite/ui-kit/Page';
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
      <ExperiencesOff headingLevel={1} />
    </Page>
  ),
};
