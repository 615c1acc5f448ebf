import type { Meta, StoryObj } from '@storybook/react-vite';
import css from '@emberite/ui-kit/tokens.css?raw';
import { ColourSwatches } from './ColourSwatches.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import { tokensOf } from './groups.ts';

export default { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;
type Story = StoryObj;

/** Every colour in each theme. */
export const Tokens: Story = {
  render: () => (
    <FoundationPage
      title="Colour"
      lead="Ember orange against pine and ink, on cream by day and night blue after dark. The number
        is the contrast to the background of the theme."
    >
      <ColourSwatches css={css} tokens={tokensOf('color')} />
    </FoundationPage>
  ),
};

/** Every pair of colours that meet, with its contrast in each theme. */
export const Contrast: Story = {
  render: () => (
    <FoundationPage
      title="Contrast"
      lead="Every pair of colours that meet. A test requires 4.5 for text and 3 for shapes, in each theme."
    >
      <ContrastTable css={css} />
    </FoundationPage>
  ),
};
