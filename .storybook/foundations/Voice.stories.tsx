import { Prose } from '@emberite/ui-kit/Prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPage } from './FoundationPage.tsx';
import { rules } from './voice.ts';

export default { title: 'Foundations/Voice', tags: ['!autodocs'] } satisfies Meta;

/** How Ember speaks, with examples. */
export const HowWeSpeak: StoryObj = {
  render: () => (
    <FoundationPage
      title="How Ember speaks"
      lead="Like a good host: warm, brief, and certain about the next step. One thought a sentence, “you”
        for the member, British spelling."
    >
      <Prose>
        {rules.map(({ rule, why, quotes }) => (
          <section key={rule}>
            <h2>{rule}</h2>
            <p>{why}</p>
            <ul>
              {quotes.map((quote) => (
                <li key={quote}>
                  <q>{quote}</q>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Prose>
    </FoundationPage>
  ),
};
