import { brand, promises } from '@emberite/content/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPage } from './FoundationPage.tsx';
import { tokensOf } from './groups.ts';
import { TokenRows } from './TokenRows.tsx';
import { weights } from './weights.ts';

export default { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
type Story = StoryObj;

const sentence = `${promises.join('. ')}.`;
const headline = brand.tagline;

/** Heading sizes use the heading typeface. */
const isDisplay = (name: string) => ['text-lg', 'text-xl', 'text-2xl', 'text-3xl'].includes(name);

/** Typefaces and sizes. */
export const Scale: Story = {
  render: () => (
    <FoundationPage
      title="Type"
      lead="Fraunces for headings, Figtree for text. The larger sizes grow with the window."
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

/** Line heights, shown over several lines. */
export const LineHeights: Story = {
  render: () => (
    <FoundationPage
      title="Line heights"
      lead="Tight for headings, snug for labels, normal for running text."
    >
      <TokenRows
        tokens={tokensOf('leading')}
        property="line-height"
        sample={{ text: sentence, as: 'column' }}
      />
    </FoundationPage>
  ),
};

/** Every font weight the kit's styles use, and where. */
export const Weights: Story = {
  render: () => (
    <FoundationPage
      title="Weights"
      lead="Both typefaces are variable. The styles beside each weight use it. Headings in Fraunces use 600."
    >
      <TokenRows
        bare
        tokens={weights()}
        property="font-weight"
        sample={{ text: brand.callToAction.text }}
      />
    </FoundationPage>
  ),
};
