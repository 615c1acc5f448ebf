import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { byDefault } from '../../testing/argTypes.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Badge } from '../Badge/index.ts';
import { Scene } from '../Scene/index.ts';
import { LinkCard } from './LinkCard.tsx';

const meta = {
  title: 'Components/Cards/LinkCard',
  component: LinkCard,
  args: {
    picture: <Scene motif="hike" />,
    frame: 'landscape',
    title: 'Scenic hike',
    href: '#',
    children: 'Up to the lake, and into it.',
  },
  argTypes: { badge: { control: false }, headingLevel: byDefault(2) },
} satisfies Meta<typeof LinkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landscape: Story = {};
export const Square: Story = {
  args: { frame: 'square', badge: <Badge tone="surface">Outdoors</Badge> },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="wide">
      <div className="tiles">
        <LinkCard {...meta.args} />
        <LinkCard {...meta.args} {...Square.args} />
        <LinkCard
          {...meta.args}
          badge={<Badge tone="surface">A category that says more than a badge should</Badge>}
          title="A hike whose name goes on for a good deal longer than the way to the lake"
        />
      </div>
      <PseudoStates layout="tiles">
        <LinkCard {...meta.args} />
      </PseudoStates>
    </Stack>
  ),
};
