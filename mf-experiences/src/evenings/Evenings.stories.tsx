import type { Evenings } from './evening.ts';
import { sampleVideo, sunset } from '@emberite/ui-kit/testing';
import { Page } from '@emberite/ui-kit/Page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { unreachable } from '../testing/failures.ts';
import { EveningsView } from './EveningsView.tsx';
import { ends, evening, now } from './testing/evening.ts';

const meta = {
  title: 'mf-experiences/My evenings',
  component: EveningsView,
  render: (args) => (
    <Page>
      <h1>Experiences</h1>
      <EveningsView {...args} />
    </Page>
  ),
  args: {
    loaded: { status: 'ready', value: [evening] },
    now,
    registrations: [{ kind: 'night-out' }],
    answering: { status: 'idle' },
    onLoad: () => {},
    onAnswer: () => {},
  },
} satisfies Meta<typeof EveningsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const withEvening = (more: Partial<Evenings[number]>, at = now): Story => ({
  args: { loaded: { status: 'ready', value: [{ ...evening, ...more }] }, now: at },
});
const company = evening.company!;

export const Asked = withEvening({
  status: 'inviting',
  state: 'asked',
  calendar: null,
  company: null,
});

export const Sending: Story = { args: { ...Asked.args, answering: { status: 'busy' } } };

export const TooLate: Story = {
  args: {
    ...Asked.args,
    answering: { status: 'failed', message: 'It is too late to answer. Please write to us.' },
  },
};

export const Coming = withEvening({
  company: {
    ...company,
    people: company.people.map((person, index) => ({
      ...person,
      videos:
        index === 0
          ? [
              {
                id: 'clip',
                videoUrl: sampleVideo,
                thumbnailUrl: sunset,
                promptId: 'dad_joke',
                promptType: 'fun',
                isPublic: true,
              },
            ]
          : [],
    })),
  },
});

export const LongWords = withEvening({
  word: 'We meet at https://maps.example/the-axe-hall-in-revelstoke-behind-the-old-station-and-the-bridge',
  company: {
    ...company,
    people: company.people.map((person) => ({ ...person, name: person.name.repeat(8) })),
  },
});

export const OthersAreAsked = withEvening({
  status: 'inviting',
  company: { ...company, coming: 4 },
});

export const BeforeTheOpening = withEvening({
  company: { ...company, access: 'not-yet', people: [] },
});

export const WithoutOwnVideos = withEvening({
  company: { ...company, access: 'upload-first', people: [] },
});

export const Today = withEvening({}, Date.parse('2026-12-04T20:00:00.000Z'));

export const Over = withEvening({ status: 'over' }, ends);

export const CalledOff = withEvening({ status: 'called-off', word: '' });

export const Declined = withEvening({ state: 'declined' });

export const Replaced = withEvening({ state: 'replaced' });

export const Several: Story = {
  args: {
    loaded: {
      status: 'ready',
      value: [
        evening,
        {
          ...evening,
          id: 'before',
          status: 'over',
          startsAt: '2026-10-03T02:00:00.000Z',
          date: '2026-10-02',
        },
      ],
    },
  },
};

export const Loading: Story = { args: { loaded: { status: 'loading' } } };

export const Failed: Story = { args: { loaded: unreachable } };
