import type { Meta, StoryObj } from '@storybook/react-vite';
import { byDefault } from '../../testing/argTypes.ts';
import { useArg } from '../../testing/useArg.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { expect, fireEvent, within } from 'storybook/test';
import { Avatar } from '../Avatar/index.ts';
import { ButtonLink } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { InterestSlider } from './InterestSlider.tsx';
import { defaultLevel, interestLevels } from './levels.ts';

const meta = {
  title: 'Components/Forms/InterestSlider',
  component: InterestSlider,
  args: { label: 'How interested are you in Maya?', level: 1, onChange: () => {} },
  argTypes: {
    level: { ...byDefault(defaultLevel), control: { type: 'range', min: 0, max: 5, step: 1 } },
  },
  render: function Choosing(args) {
    const [level, setLevel] = useArg(args.level);
    return <InterestSlider {...args} level={level} onChange={setLevel} />;
  },
} satisfies Meta<typeof InterestSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

const next = (
  <ButtonLink href="#theo" variant="secondary">
    Next: Theo
  </ButtonLink>
);

const person = (
  <Stack direction="row">
    <Avatar name="Maya Lindqvist" size="large" />
    <Stack gap="tight">
      <h2>Maya</h2>
      <p>Swipe anywhere here.</p>
    </Stack>
  </Stack>
);

export const Playground: Story = { args: { children: person } };

export const Changing: Story = {
  play: async ({ canvasElement }) => {
    for (const slider of within(canvasElement).getAllByRole('slider')) {
      await fireEvent.change(slider, { target: { value: '5' } });
      await expect(slider).toHaveAttribute('aria-valuetext', 'Perfect Match');
    }
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {interestLevels.map((name, level) => (
        <InterestSlider {...args} key={name} level={level} />
      ))}
      <InterestSlider {...args} level={3} after={next}>
        {person}
      </InterestSlider>
      <PseudoStates>
        <InterestSlider {...args} level={4} />
      </PseudoStates>
    </Stack>
  ),
};

export const LongText: Story = {
  args: { label: 'How interested are you in Maximiliana Featherstonehaugh-Vandenberghe, really?' },
};
