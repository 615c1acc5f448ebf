import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowRow } from './FlowRow.tsx';
import { flows } from './flows.ts';

/*
 * Without `test`: each screen has a story of its own, which is tested, and a test checks that the
 * flows name no other.
 */
export default { title: 'Flows', tags: ['!autodocs', '!test'] } satisfies Meta;
type Story = StoryObj;

const row = (title: string, flow: keyof typeof flows): Story => ({
  render: (_, { globals }) => (
    <FlowRow
      title={title}
      {...flows[flow]}
      globals={Object.entries(globals)
        .filter(([, value]) => typeof value === 'string')
        .map(([name, value]) => `${name}:${value}`)
        .join(';')}
    />
  ),
});

export const SignIn = row('Sign in', 'signIn');
export const Welcome = row('Welcome', 'welcome');
export const Recorder = row('Record a video', 'recorder');
export const Registration = row('Register for an evening', 'registration');
