import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Icon, PartyPopper } from '../Icon/index.ts';
import { celebrate } from './celebrate.ts';

const meta = { title: 'Components/Confetti' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Celebrate: Story = {
  render: () => (
    <Button onClick={() => void celebrate()}>
      <Icon of={PartyPopper} />
      Celebrate
    </Button>
  ),
};
