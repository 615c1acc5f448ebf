import type { Meta, StoryObj } from '@storybook/react-vite';
import { HostsView } from './HostsView.tsx';
import type { IdeaFormProps } from './IdeaForm.tsx';

const form: IdeaFormProps['form'] = {
  fields: { email: '', place: '', idea: '' },
  problem: null,
  status: 'editing',
  dirty: false,
};
const fields = {
  email: 'una@hosts.example',
  place: 'Kelowna',
  idea: 'Two hours of pottery for eight, with tea.',
};

const meta = {
  title: 'mf-public/Become a host',
  component: HostsView,
  parameters: { ground: 'bare' },
  args: { form, onChange: () => {}, onSend: () => {} },
} satisfies Meta<typeof HostsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const sending = (change: Partial<IdeaFormProps['form']>): Story => ({
  args: { form: { ...form, fields, ...change } },
});

export const Full: Story = {};

export const NoIdea: Story = sending({
  fields: { ...fields, idea: '' },
  problem: { at: 'idea', message: 'Please tell us about your idea.' },
});

export const Sending: Story = sending({ status: 'submitting' });

export const Offline: Story = sending({
  problem: {
    at: 'form',
    message: 'We cannot reach Ember. Please check your connection and try again.',
  },
});

export const Sent: Story = sending({ status: 'submitted' });
