import { brand } from '@emberite/content/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { experienceById, experienceLink } from '../experiences/catalogue.ts';
import type { ExperienceId, HostVideo } from '../experiences/experience.ts';
import { ExperienceView } from './ExperienceView.tsx';
import { loops } from './loops/loops.ts';

const next = (id: ExperienceId) => {
  const { title, image: picture } = experienceById(id);
  return { title, picture, href: experienceLink(id) };
};

const meta = {
  title: 'mf-experiences/Experience detail',
  component: ExperienceView,
  args: {
    experience: experienceById('dance-connection-experience'),
    next: next('remote-surf-dreams'),
    action: brand.callToAction,
    allHref: '/experience',
    isInstead: false,
    onBack: () => {},
  },
} satisfies Meta<typeof ExperienceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dance: Story = {};

export const Cooking: Story = {
  args: {
    experience: experienceById('mediterranean-cooking-class'),
    next: next('dance-connection-experience'),
  },
};

const hike = experienceById('scenic-hike-water-dip');

const withVideo = (video: HostVideo): Story => ({
  args: { experience: { ...hike, host: { ...hike.host, video } }, next: next('poetry-night') },
});

export const HostVideoElsewhere: Story = withVideo({
  kind: 'embed',
  src: 'https://video.example/kaia',
});

export const HostVideoInPlayer: Story = withVideo({
  kind: 'embed',
  src: 'https://player.vimeo.com/video/1',
});

// The captions would be beside the video; because of the #, the video is requested again instead.
export const HostVideoFile: Story = withVideo({
  kind: 'file',
  src: `${loops['downstream-adventure-class']?.src}#video.mp4`,
});

/** The address names an experience that does not exist. */
export const Instead: Story = { args: { isInstead: true } };

/** No groups form in its place yet. */
export const NotOpen: Story = {
  args: { experience: experienceById('remote-surf-dreams'), next: next('poetry-night') },
};

export const NoHostVideo: Story = {
  args: { experience: { ...hike, host: { ...hike.host, video: undefined, avatar: '' } } },
};

const word = 'Donaudampfschifffahrtsgesellschaft';
const sentence = `Bring what you like, and ask ${word} if anything is unclear. `;

/** Every text is as long as a host may write it. */
export const LongTexts: Story = {
  args: {
    experience: {
      ...hike,
      title: `An Evening Walk along the Columbia with ${word} and Everybody Else`,
      subtitle: sentence.repeat(3),
      price: 1234,
      language: 'English, French and Ktunaxa',
      requiredLevel: sentence,
      location: { name: `${word} of Revelstoke`, address: `12345 ${word} Street, Revelstoke, BC` },
      whatToExpect: [sentence.repeat(12), sentence.repeat(6)],
      whatsIncluded: [sentence, word, 'Tea'],
      notes: [{ title: `${word} and ${word}`, text: sentence.repeat(4) }],
      host: { ...hike.host, name: `Kaia ${word} Lund`, bio: sentence.repeat(6), avatar: '' },
      hostMessages: [sentence.repeat(3), word],
    },
    next: { ...next('poetry-night'), title: `Poetry Night with ${word} and Everybody Else` },
  },
};

export const ForMembers: Story = {
  args: { action: { text: 'Join', to: '/emberite/experiences/join' } },
};
