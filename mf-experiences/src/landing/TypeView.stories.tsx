import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, Users } from '@emberite/ui-kit/Icon';
import { nightOutPage, poetryPage } from './landingSections.ts';
import { TypeView } from './TypeView.tsx';

const meta = {
  title: 'mf-experiences/Kind of evening',
  component: TypeView,
  parameters: { ground: 'bare' },
  args: { page: nightOutPage },
} satisfies Meta<typeof TypeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NightOut: Story = {};

export const Poetry: Story = {
  args: { page: poetryPage },
};

const long = 'a text that goes on for a good deal longer than such a text usually does';

export const LongText: Story = {
  args: {
    page: {
      ...nightOutPage,
      hero: { title: `An evening with ${long}`, text: `This is ${long}, and then some more.` },
      listHeading: `Choose ${long}`,
      facts: [
        { icon: Users, name: 'Group', value: `6-12 people, and ${long}` },
        { icon: Info, name: 'Something new', value: `A fact about ${long}` },
      ],
      cta: { ...nightOutPage.cta, heading: `Ready for ${long}`, text: `This is ${long}.` },
    },
  },
};
