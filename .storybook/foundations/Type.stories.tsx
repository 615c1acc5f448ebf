import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPage } from './FoundationPage.tsx';
import { tokensOf } from './groups.ts';
import { TokenRows } from './TokenRows.tsx';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const lines =
  'Somebody plans the evening, somebody else brings the soup, and nobody has to be clever about any of it before the lanterns are lit.';

/** Families, sizes and line heights. The larger sizes grow with the window. */
export const Scale: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Type"
      lead="Fraunces speaks up, Figtree explains. The larger sizes grow with the window."
    >
      <TokenRows tokens={tokensOf('font')} property="font-family" sample="Group adventures" />
      <TokenRows tokens={tokensOf('text')} property="font-size" sample="Pressure-free dating" />
      <TokenRows tokens={tokensOf('leading')} property="line-height" sample={lines} />
    </FoundationPage>
  ),
};
