import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPage } from './FoundationPage.tsx';
import { otherTokens, tokensOf } from './groups.ts';
import { TokenRows } from './TokenRows.tsx';

export default { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;
type Story = StoryObj;

export const Scale: Story = {
  render: () => (
    <FoundationPage title="Space" lead="Gaps between elements, and the gutters of a page.">
      <TokenRows tokens={tokensOf('space', 'page')} property="inline-size" />
    </FoundationPage>
  ),
};

export const RadiusAndShadow: Story = {
  render: () => (
    <FoundationPage
      title="Radius and shadow"
      lead="Corners, and shadows from one soft light above."
    >
      <TokenRows tokens={tokensOf('radius')} property="border-radius" />
      <TokenRows tokens={tokensOf('shadow', 'light')} property="box-shadow" />
    </FoundationPage>
  ),
};

/** Layers, breakpoints, and every token that has no page of its own. */
export const LayersAndBreakpoints: Story = {
  render: () => (
    <FoundationPage
      title="Layers and breakpoints"
      lead="The order of layers, the sizes of bars, and the widths at which layouts change."
    >
      <TokenRows tokens={otherTokens()} property="none" />
    </FoundationPage>
  ),
};
