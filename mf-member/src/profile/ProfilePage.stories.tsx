import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { peopleAvatars } from '../people/avatars.ts';
import { profileLink } from '../people/profileSummaries.ts';
import { profileById } from './profiles.ts';
import { ProfileView } from './ProfileView.tsx';
import { UnknownProfile } from './UnknownProfile.tsx';

const maya = profileById('maya')!;
const theo = profileById('theo')!;
const long = 'Maximiliana Featherstonehaugh-Vandenberghe';
const sentence =
  'Somebody who could not bring themselves to cut a single word of what they like to say about themselves';

const meta = {
  title: 'mf-member/Profile',
  component: ProfileView,
  args: {
    profile: maya,
    portrait: peopleAvatars['maya'],
    next: {
      name: theo.name,
      title: theo.title,
      portrait: peopleAvatars['theo'],
      href: profileLink('theo'),
    },
    level: undefined,
    onLevel: () => {},
  },
  render: function Rated(args) {
    const [level, setLevel] = useState(args.level);
    return <ProfileView {...args} level={level} onLevel={setLevel} />;
  },
} satisfies Meta<typeof ProfileView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unrated: Story = {};
export const NotInterested: Story = { args: { level: 0 } };
export const PotentialFriendship: Story = { args: { level: 2 } };
export const Curious: Story = { args: { level: 3 } };
export const Attracted: Story = { args: { level: 4 } };
export const PerfectMatch: Story = { args: { level: 5 } };

export const MissingPhoto: Story = {
  args: {
    portrait: undefined,
    profile: { ...maya, photos: { main: maya.photos.main, sub1: maya.photos.sub1 } },
    next: { name: theo.name, title: theo.title, portrait: undefined, href: '#' },
  },
};

export const BrokenPhoto: Story = { args: { portrait: 'data:image/png;base64,' } };

export const OnlyWhatIsNeeded: Story = {
  args: {
    profile: {
      ...theo,
      subtitle: '',
      language: '',
      ageGroup: '',
      relationshipStatus: [],
      verificationStatus: 'pending',
      photos: { main: theo.photos.main },
      whyMeet: '',
      messages: [],
      notes: [],
    },
    portrait: peopleAvatars['theo'],
  },
};

export const LongTexts: Story = {
  args: {
    profile: {
      ...maya,
      name: long,
      title: sentence,
      subtitle: `${sentence}. ${sentence}.`,
      location: {
        area: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        country: 'Wales',
      },
      language: 'English, German, French, Japanese, Arabic, Swedish, Hindi and some Latin',
      whyMeet: Array.from({ length: 6 }, () => `${sentence}.`).join(' '),
      messages: [sentence, long],
      bucketList: Array.from({ length: 12 }, (_, index) => `${index + 1}. ${sentence}`),
      notes: [{ title: sentence, text: sentence }],
    },
    next: { name: long, title: sentence, portrait: undefined, href: '#' },
  },
  // The area hides what is too wide, so nothing would scroll sideways.
  play: async ({ canvasElement }) => {
    const area = canvasElement.querySelector('[data-level]');
    await expect(area?.scrollWidth).toBe(area?.clientWidth);
  },
};

export const Unknown: Story = {
  render: () => (
    <UnknownProfile sampleHref="#" back={{ href: '#', label: 'Back to home' }}>
      The link may be old, or the profile is not complete yet.
    </UnknownProfile>
  ),
};
