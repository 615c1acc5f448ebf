import type { Meta, StoryObj } from '@storybook/react-vite';
import css from '@emberite/ui-kit/tokens.css?raw';
import { ColourSwatches } from './ColourSwatches.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import { tokensOf } from './groups.ts';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour, large in the theme it stands in. */
export const Tokens: Story = {
  render: () => (
    <FoundationPage
      title="Colour"
      lead="Ember orange against pine and ink, on cream by day and night blue after dark. The number
        is the contrast to the ground of the theme."
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
      lead="Every pair of colours that meet. A test holds words to 4.5 and shapes to 3, in each theme."
    >
      <ContrastTable css={css} />
    </FoundationPage>
  ),
};
