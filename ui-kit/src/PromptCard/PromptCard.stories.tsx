import type { Meta, StoryObj } from '@storybook/react-vite';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { examples } from './testing/examples.ts';
import { PromptCard } from './PromptCard.tsx';

const fun = examples.filter(({ type }) => type === 'fun');

const meta = {
  title: 'Components/Cards/PromptCard',
  component: PromptCard,
  args: { prompt: examples[0], choices: fun, onChoose: () => {} },
  render: function Choosing(args) {
    const [chosen, setChosen] = useState(args.prompt.id);
    const prompt = examples.find(({ id }) => id === chosen) ?? args.prompt;
    return (
      <PromptCard {...args} prompt={prompt} onChoose={setChosen}>
        <Button width="full">Record</Button>
      </PromptCard>
    );
  },
} satisfies Meta<typeof PromptCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [open] = canvas.getAllByRole('button', { name: /^Choose another prompt/ });
    await userEvent.click(open as HTMLElement);
    await userEvent.click(canvas.getByLabelText(/Show a hidden talent/));
    await userEvent.click(canvas.getByRole('button', { name: 'Use this prompt' }));
    await expect(canvas.getByRole('heading', { name: 'Show a hidden talent' })).toBeInTheDocument();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="tiles">
      <PromptCard {...args}>
        <Button width="full">Record</Button>
      </PromptCard>
      <PromptCard prompt={examples[2]} />
      <PromptCard prompt={{ ...examples[1], type: 'daily' }} />
      <PromptCard
        {...args}
        prompt={{
          ...examples[0],
          title: `${examples[0].title}, and then one more that is even longer than the first`,
          description:
            'What makes it a good one takes a little longer to explain than most things.',
        }}
      />
      <PseudoStates>
        <PromptCard {...args} />
      </PseudoStates>
    </div>
  ),
};
