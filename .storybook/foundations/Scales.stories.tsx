import type { Meta, StoryObj } from '@storybook/react-vite';
import css from '../../ui-kit/src/styles/tokens.css?raw';
import { readTokens } from '../../ui-kit/src/styles/tokens.ts';
import { TokenRows } from './TokenRows.tsx';

const meta = { title: 'Foundations/Scales', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tokens = readTokens(css);
const of = (...groups: string[]) => tokens.filter(({ group }) => groups.includes(group));

export const Type: Story = {
  render: () => (
    <>
      <TokenRows tokens={of('font')} property="font-family" sample="Group adventures" />
      <TokenRows
        tokens={tokens.filter(({ name }) => name.startsWith('text-'))}
        property="font-size"
        sample="Pressure-free dating"
      />
      <TokenRows
        tokens={of('leading')}
        property="line-height"
        sample="Somebody plans the evening, somebody else brings the soup, and nobody has to be clever about any of it before the lanterns are lit."
      />
    </>
  ),
};

export const Space: Story = {
  render: () => <TokenRows tokens={of('space', 'page')} property="inline-size" />,
};

export const Radius: Story = {
  render: () => <TokenRows tokens={of('radius')} property="border-radius" />,
};

export const Shadow: Story = {
  render: () => <TokenRows tokens={of('shadow', 'light')} property="box-shadow" />,
};

/** Press a row: the ember travels for as long as the token says. */
export const Motion: Story = {
  render: () => <TokenRows tokens={of('motion', 'ease')} property="transition-duration" />,
};

export const LayersAndBreakpoints: Story = {
  render: () => <TokenRows tokens={of('z', 'sidebar', 'bottom', 'breakpoint')} property="none" />,
};
