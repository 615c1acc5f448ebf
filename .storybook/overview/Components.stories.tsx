import type { Meta, StoryObj } from '@storybook/react-vite';
import components from 'virtual:components';
import { ComponentTable } from './ComponentTable.tsx';

const meta = {
  title: 'Overview/Components',
  component: ComponentTable,
  tags: ['!autodocs'],
  args: { components },
} satisfies Meta<typeof ComponentTable>;

export default meta;

/** Status by the last run of the story tests against this build, in light, dark and high contrast. */
export const Status: StoryObj<typeof meta> = {};
