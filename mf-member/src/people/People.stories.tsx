import { peopleAvatars } from '@emberite/content/avatars/people';
import { shownSummaries } from '@emberite/content/profileSummaries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeopleOff } from './PeopleOff.tsx';
import { PeopleView } from './PeopleView.tsx';

const [maya] = shownSummaries;
const sentence =
  'Somebody who could not bring themselves to cut a single word of what they like to say about themselves';

const meta = {
  title: 'mf-member/People',
  component: PeopleView,
  args: {
    people: shownSummaries,
    photoOf: ({ photos }) => peopleAvatars[photos.main?.avatar ?? ''],
    linkTo: () => '#',
  },
} satisfies Meta<typeof PeopleView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {};

export const OnePerson: Story = { args: { people: shownSummaries.slice(0, 1) } };

export const Nobody: Story = { args: { people: [] } };

export const WithoutPhotos: Story = { args: { photoOf: () => undefined } };

export const LongAndMany: Story = {
  args: {
    people: Array.from({ length: 40 }, (_, index) => ({
      ...maya!,
      id: `maya${index}`,
      name: index % 3 ? 'Maya' : 'Maximiliana Featherstonehaugh-Vandenberghe',
      title: index % 2 ? 'Climbs' : sentence,
      location: {
        area: index % 5 ? 'Revelstoke, BC' : 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio',
        country: 'Canada',
      },
    })),
  },
};

/** `showPeople` is off. */
export const Off: Story = { render: () => <PeopleOff /> };
