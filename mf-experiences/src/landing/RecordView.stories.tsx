import type { Meta, StoryObj } from '@storybook/react-vite';
import { landingById, landingsAfter } from './landing.ts';
import type { LandingId } from './landing.ts';
import { RecordView } from './RecordView.tsx';

const evening = (id: LandingId) => ({
  record: landingById(id),
  more: landingsAfter(id, 3),
  isInstead: false,
});

const meta = {
  title: 'mf-experiences/Evening',
  component: RecordView,
  parameters: { ground: 'bare' },
  args: evening('danceToday'),
} satisfies Meta<typeof RecordView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DanceClass: Story = {};

export const PoetryNight: Story = { args: evening('poetryNight') };

const { record } = evening('bazaDance');

export const HostWithoutPicture: Story = {
  args: { ...evening('bazaDance'), record: { ...record, host: { ...record.host, image: '' } } },
};

const long = 'a text that goes on for a good deal longer than such a text usually does';

export const LongText: Story = {
  args: {
    more: [],
    isInstead: true,
    record: {
      ...record,
      hero: { ...record.hero, title: `An evening with ${long}`, description: `With ${long}.` },
      title: `An evening with ${long}`,
      subtitle: `With ${long}`,
      description: Array.from(
        { length: 6 },
        (_, index) => `${index + 1}. ${record.description.join(' ')}`,
      ),
      duration: '3-4 hours, and as long as you like to stay afterwards',
      language: 'English, French, Spanish, Portuguese and a little Donaudampfschifffahrtsdeutsch',
      location: { ...record.location, details: `In Vancouver, with ${long}.` },
      host: {
        ...record.host,
        name: 'Maximiliana Featherstonehaugh-Vandenberghe',
        title: `Teacher of ${long}`,
      },
      cta: {
        ...record.cta,
        heading: `Come for ${long}`,
        buttonText: 'A button that says a little more than usual',
      },
    },
  },
};
