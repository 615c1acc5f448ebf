import type { Meta, StoryObj } from '@storybook/react-vite';
import css from '../../ui-kit/src/styles/tokens.css?raw';
import { ColourSwatches } from './ColourSwatches.tsx';
import { ContrastTable } from './ContrastTable.tsx';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour, in the theme it stands in. */
export const Tokens: Story = { render: () => <ColourSwatches css={css} /> };

/** Every pair of colours that meet, with its contrast in each theme. */
export const Contrast: Story = { render: () => <ContrastTable css={css} /> };
