import { experienceById, experienceLink } from '@emberite/content/catalogue';
import type { ExperienceId } from '@emberite/content/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExperienceView } from './ExperienceView.tsx';

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

export const WithHostVideo: Story = {
  args: {
    experience: {
      ...hike,
      host: { ...hike.host, video: { kind: 'embed', src: 'https://video.example/kaia' } },
    },
    next: next('poetry-night'),
  },
};
