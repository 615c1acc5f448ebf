import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCard } from './cards.ts';
import { PeopleView } from './PeopleView.tsx';
import { shownSummaries } from './profileSummaries.ts';

const samples = shownSummaries.map(sampleCard);
const [maya] = samples;
const sentence =
  'Somebody who could not bring themselves to cut a single word of what they like to say about themselves';

const meta = {
  title: 'mf-member/People',
  component: PeopleView,
  args: {
    people: samples,
    lead: 'Sample profiles: these people are invented, to show what you will see of each other.',
  },
} satisfies Meta<typeof PeopleView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {};

export const OnePerson: Story = { args: { people: samples.slice(0, 1) } };

export const Nobody: Story = { args: { people: [] } };

export const WithoutPhotos: Story = {
  args: { people: samples.map((card) => ({ ...card, photo: undefined })) },
};

export const LongAndMany: Story = {
  args: {
    people: Array.from({ length: 40 }, (_, index) => ({
      ...maya!,
      href: `#${index}`,
      name: index % 3 ? 'Maya' : 'Maximiliana Featherstonehaugh-Vandenberghe',
      title: index % 2 ? 'Climbs' : sentence,
      location: index % 5 ? 'Revelstoke, BC' : 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio',
    })),
  },
};
