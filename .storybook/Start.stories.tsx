import { Prose } from '@emberite/ui-kit/Prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPage } from './foundations/FoundationPage.tsx';

export default { title: 'Start here', tags: ['!autodocs'] } satisfies Meta;

/** A link to a story, in the whole of Storybook. */
function ToStory({ id, children }: { id: string; children: string }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  );
}

/** Where a designer begins. */
export const StartHere: StoryObj = {
  // The sidebar shows a single story of the same name as one entry.
  name: 'Start here',
  render: () => (
    <FoundationPage
      title="Start here"
      lead="Everything a member can see, without the site: each component in all its states, each page,
        and the ways through them."
    >
      <Prose>
        <h2>Look at a way through the product</h2>
        <ul>
          <li>
            <ToStory id="flows--sign-in">Sign in</ToStory>: from the address to the code.
          </li>
          <li>
            <ToStory id="flows--welcome">Welcome</ToStory>: the five steps after an invitation.
          </li>
          <li>
            <ToStory id="flows--recorder">Record a video</ToStory>: fifteen seconds, and a second
            try.
          </li>
          <li>
            <ToStory id="flows--registration">Register for an evening</ToStory>: the wizard and the
            deposit.
          </li>
        </ul>
        <h2>Look at one thing</h2>
        <ul>
          <li>
            <ToStory id="foundations-pictures--all">Pictures</ToStory>: every drawn scene and moment
            on one sheet.
          </li>
          <li>
            <ToStory id="foundations-colour--tokens">Foundations</ToStory>: colours, type, space,
            motion, and how Ember speaks.
          </li>
          <li>Components: the kit, by what it is for. “Matrix” shows all states of one at once.</li>
          <li>Pages: under the name of the part of the site that ships them.</li>
        </ul>
        <h2>Change how you look</h2>
        <p>
          The toolbar sets the theme (or shows all side by side), the motion, the text size, and the
          size of the window: 360, 768 or 1280 px.
        </p>
        <h2>Say what is wrong</h2>
        <p>
          Send the address of the page: it names the story, the theme and the size. When a component
          changes, its picture changes with it, and both are reviewed together.
        </p>
        <p>
          Screens for the teams that ship the site are hidden. The filter above the list of stories
          shows them: choose the tag “builders”.
        </p>
      </Prose>
    </FoundationPage>
  ),
};
