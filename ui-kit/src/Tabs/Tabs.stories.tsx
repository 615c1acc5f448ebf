import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneOf } from '../../testing/argTypes.ts';
import { useArg } from '../../testing/useArg.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'fun', label: 'Fun', content: <p>Something to laugh about.</p> },
  { id: 'useful', label: 'Useful', content: <p>Something to learn from.</p> },
];

const meta = {
  title: 'Components/Layout/Tabs',
  component: Tabs,
  args: { label: 'Kind of prompt', tabs, value: 'fun', onChange: () => {} },
  argTypes: { value: oneOf('fun', 'useful') },
  render: function Choosing(args) {
    const [value, setValue] = useArg(args.value);
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Choosing: Story = {
  play: async ({ canvas }) => {
    for (const useful of canvas.getAllByRole('tab', { name: 'Useful' })) {
      await userEvent.click(useful);
      await expect(useful).toHaveAttribute('aria-selected', 'true');
    }
    await expect(canvas.getByText('Something to learn from.')).toBeVisible();
    canvas.getByRole('tab', { name: 'Useful' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Fun' })).toHaveFocus();
    await expect(canvas.getByText('Something to laugh about.')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <Tabs {...args} />
      <Tabs {...args} value="useful" />
      <Tabs
        {...args}
        tabs={[...tabs, { id: 'daily', label: 'The question of the day', content: <p>Long.</p> }]}
      />
      <PseudoStates>
        <Tabs {...args} />
      </PseudoStates>
    </Stack>
  ),
};
