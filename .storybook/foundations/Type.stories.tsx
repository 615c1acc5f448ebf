import type { Meta, StoryObj } from '@storybook/react-vite';
import { landingPage } from '@emberite/content/landingPage';
import { FoundationPage } from './FoundationPage.tsx';
import { tokensOf } from './groups.ts';
import { TokenRows } from './TokenRows.tsx';
import { weights } from './weights.ts';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sentence = landingPage.hero.text;
const headline = landingPage.hero.headline;

/** Sizes that headings have; they are set in the face of headings. */
const isDisplay = (name: string) => ['text-lg', 'text-xl', 'text-2xl', 'text-3xl'].includes(name);

/** What words are written in, and how large. */
export const Scale: Story = {
  render: () => (
    <FoundationPage
      title="Type"
      lead="Fraunces speaks up, Figtree explains. The larger sizes grow with the window."
    >
      <h2>Faces</h2>
      <TokenRows tokens={tokensOf('font')} property="font-family" sample={{ text: headline }} />
      <h2>Sizes of headings</h2>
      <TokenRows
        tokens={tokensOf('text').filter(({ name }) => isDisplay(name))}
        property="font-size"
        sample={{ text: headline, as: 'display' }}
      />
      <h2>Sizes of text</h2>
      <TokenRows
        tokens={tokensOf('text').filter(({ name }) => name === 'text-lg' || !isDisplay(name))}
        property="font-size"
        sample={{ text: sentence }}
      />
    </FoundationPage>
  ),
};

/** How far lines are from each other, seen over several. */
export const LineHeights: Story = {
  render: () => (
    <FoundationPage
      title="Line heights"
      lead="Tight for headings, snug for labels, normal for what is read."
    >
      <TokenRows
        tokens={tokensOf('leading')}
        property="line-height"
        sample={{ text: sentence, as: 'column' }}
      />
    </FoundationPage>
  ),
};

/** Every weight that the kit's styles set, and where. */
export const Weights: Story = {
  render: () => (
    <FoundationPage
      title="Weights"
      lead="Both faces are variable; these weights are used, by the styles named next to each. Headings in Fraunces have 600."
    >
      <TokenRows
        bare
        tokens={weights()}
        property="font-weight"
        sample={{ text: landingPage.callToAction.text }}
      />
    </FoundationPage>
  ),
};
