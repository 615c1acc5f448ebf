import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { byDefault } from '../../testing/argTypes.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Scene } from '../Scene/index.ts';
import { ExperienceCard } from './ExperienceCard.tsx';

const meta = {
  title: 'Components/Cards/ExperienceCard',
  component: ExperienceCard,
  args: {
    title: 'Mediterranean cooking class',
    subtitle: 'Roll dough, char vegetables and eat together at one long table.',
    category: 'Cooking',
    picture: <Scene motif="cooking" />,
    host: { name: 'Leila Haddad' },
    price: '$140 CAD per person',
    href: '#',
  },
  argTypes: { headingLevel: byDefault(2) },
} satisfies Meta<typeof ExperienceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {};
export const WithFacts: Story = {
  args: { place: 'Revelstoke, BC', duration: '3 hours', people: '8-12 people' },
};
export const LongText: Story = {
  args: {
    title: 'An experience whose title goes on for a good deal longer than titles usually do',
    host: { name: 'Maximiliana Featherstonehaugh-Vandenberghe' },
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="wide">
      <div className="tiles">
        {[Card, WithFacts, LongText].map(({ args }, place) => (
          <ExperienceCard key={place} {...meta.args} {...args} />
        ))}
      </div>
      <PseudoStates layout="tiles">
        <ExperienceCard {...meta.args} />
      </PseudoStates>
    </Stack>
  ),
};
