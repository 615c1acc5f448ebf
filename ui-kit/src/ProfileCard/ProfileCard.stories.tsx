import type { Meta, StoryObj } from '@storybook/react-vite';
import { morning, sunset } from '../testing/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { ProfileCard } from './ProfileCard.tsx';

const meta = {
  title: 'Components/Cards/ProfileCard',
  component: ProfileCard,
  args: {
    name: 'Maya',
    title: 'Climbs before breakfast, bakes after.',
    location: 'Revelstoke, Canada',
    ageGroup: '30 to 40',
    verified: 'Verified',
    href: '#',
  },
} satisfies Meta<typeof ProfileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithPhoto: Story = { args: { photo: sunset } };

export const Matrix: Story = {
  render: (args) => (
    <div className="tiles">
      <ProfileCard {...args} />
      <ProfileCard {...args} photo={sunset} />
      <ProfileCard {...args} name="Noor" photo={morning} />
      <ProfileCard {...args} name="Ilse" verified={undefined} ageGroup={undefined} />
      <ProfileCard
        {...args}
        name="Maximiliana Featherstonehaugh-Vandenberghe"
        title="A line about oneself that somebody could not bring themselves to cut any shorter"
      />
      <PseudoStates>
        <ProfileCard {...args} />
      </PseudoStates>
    </div>
  ),
};
