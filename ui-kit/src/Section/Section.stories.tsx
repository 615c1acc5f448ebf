import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Section } from './Section.tsx';

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  parameters: { ground: 'bare' },
  args: {
    heading: 'Why it works?',
    lead: 'Meeting people is easy when there is something to do. So we start there.',
    children: <Card>You do something first.</Card>,
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Below: Story = {};

/** On wide screens the content is beside its heading. */
export const Beside: Story = { args: { layout: 'beside' } };

export const LongText: Story = {
  args: {
    layout: 'beside',
    heading: 'A heading that takes more than one line, because it wants to say everything at once',
    lead: 'A lead that goes on for some time, too, so that one can see how wide its lines become and where they break.',
  },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <Section {...args} />
      <Section {...args} {...Beside.args} heading="How you get there" />
      <Section {...args} {...LongText.args} />
    </>
  ),
};
