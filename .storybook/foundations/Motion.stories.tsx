import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPage } from './FoundationPage.tsx';
import { tokensOf } from './groups.ts';
import { TokenRows } from './TokenRows.tsx';

export default { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

/** Press and hold a track: the ember moves for the duration of its token. */
export const Durations: StoryObj = {
  render: () => (
    <FoundationPage
      title="Motion"
      lead="Short, and gone where less motion is wanted (try the toolbar). Hold a track: the ember
        travels as its token says."
    >
      <TokenRows tokens={tokensOf('motion', 'ease')} property="transition-duration" />
    </FoundationPage>
  ),
};
