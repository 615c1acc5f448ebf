import type { Meta, StoryObj } from '@storybook/react-vite';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Button } from '../Button/index.ts';
import { sampleVideo, sunset } from '../testing/index.ts';
import { InviteCard } from './InviteCard.tsx';

const meta = {
  title: 'Components/Cards/InviteCard',
  component: InviteCard,
  args: {
    title: 'Show a hidden talent',
    description: 'Useless ones are especially welcome.',
    video: { src: sampleVideo, poster: sunset },
  },
} satisfies Meta<typeof InviteCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div className="tiles">
      <InviteCard {...args} />
      <InviteCard {...args} actions={<Button variant="secondary">Change my videos</Button>} />
      <InviteCard {...args} actions={<Button>Not shown</Button>} isPublic />
      <InviteCard
        {...args}
        video={{ src: sampleVideo }}
        description={undefined}
        title="Share a memory that is as long as this title, and then some more"
      />
      <PseudoStates>
        <InviteCard {...args} />
      </PseudoStates>
    </div>
  ),
};
