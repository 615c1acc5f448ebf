import type { Meta, StoryObj } from '@storybook/react-vite';
import { ends, evening, now } from '../evenings/testing/evening.ts';
import { unreachable } from '../testing/failures.ts';
import type { Invited } from './invitation.ts';
import { InvitationView } from './InvitationView.tsx';

const asked = { ...evening, state: 'asked', status: 'inviting' } as const;
const ready = (value: Invited) => ({ loaded: { status: 'ready', value } }) as const;

const meta = {
  title: 'mf-experiences/Invitation',
  component: InvitationView,
  parameters: { ground: 'bare' },
  args: {
    ...ready(asked),
    now,
    suggested: 'coming',
    answering: { status: 'idle' },
    onLoad: () => {},
    onAnswer: () => {},
  },
} satisfies Meta<typeof InvitationView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const Cannot: Story = { args: { suggested: 'declined' } };

export const Sending: Story = { args: { answering: { status: 'busy' } } };

export const TooLate: Story = {
  args: {
    answering: { status: 'failed', message: 'It is too late to answer. Please write to us.' },
  },
};

export const Comes: Story = { args: ready(evening) };

export const Declined: Story = { args: ready({ ...evening, state: 'declined' }) };

export const Replaced: Story = { args: ready({ ...evening, state: 'replaced' }) };

export const CalledOff: Story = { args: ready({ ...evening, status: 'called-off' }) };

export const Over: Story = { args: { ...ready({ ...evening, status: 'over' }), now: ends } };

export const WrongLink: Story = { args: ready('wrong-link') };

export const Loading: Story = { args: { loaded: { status: 'loading' } } };

export const Failed: Story = { args: { loaded: unreachable } };
