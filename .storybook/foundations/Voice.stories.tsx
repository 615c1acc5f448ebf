import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from '@emberite/ui-kit/Prose';

const meta = { title: 'Foundations/Voice', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const pairs = [
  ['Start recording', 'Initiate capture', 'Buttons say what happens, in the words of the person.'],
  ['Nothing was recorded', 'Error: blob size 0', 'Say what happened to them, not to us.'],
  ['Please enter your age.', 'Invalid input', 'Name the thing to do.'],
  ['Keep it kind: the joke is on words, not on people.', 'Do not be rude.', 'Invite.'],
  ['Uploading video: 40%', 'Please wait…', 'While it takes time, say how far it is.'],
];

/** How Ember speaks: warm, short, never clever at somebody’s cost. British spelling, no jargon. */
export const HowWeSpeak: StoryObj<typeof meta> = {
  render: () => (
    <Prose>
      <h1>How Ember speaks</h1>
      <p>
        Like a good host: warm, brief, and certain about the next step. One thought a sentence,
        “you” for the member, no exclamation where a full stop will do.
      </p>
      <ul>
        {pairs.map(([ours, theirs, why]) => (
          <li key={ours}>
            <strong>{ours}</strong> — not “{theirs}”. {why}
          </li>
        ))}
      </ul>
    </Prose>
  ),
};
