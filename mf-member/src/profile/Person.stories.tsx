import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { robin } from '../people/testing/robin.ts';
import { PersonView } from './PersonView.tsx';

const meta = {
  title: 'mf-member/Person',
  component: PersonView,
  args: { person: robin, nextHref: '#', level: undefined, onLevel: () => {} },
  render: function Rated(args) {
    const [level, setLevel] = useState(args.level);
    return <PersonView {...args} level={level} onLevel={setLevel} />;
  },
} satisfies Meta<typeof PersonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unrated: Story = {};
export const PerfectMatch: Story = { args: { level: 5 } };

/** Nobody else can be seen. */
export const TheOnlyOne: Story = { args: { nextHref: null, person: { ...robin, bucketList: [] } } };
