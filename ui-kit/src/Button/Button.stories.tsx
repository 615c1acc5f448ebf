import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { attribute, byDefault, text } from '../../testing/argTypes.ts';
import { PseudoStates as InPseudoStates } from '../../testing/PseudoStates.tsx';
import { ArrowRight, Icon } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Components/Forms/Button',
  component: Button,
  args: { children: 'Claim your Spot!' },
  argTypes: {
    children: text('What the button does.'),
    variant: byDefault('primary'),
    size: byDefault('medium'),
    width: byDefault('content'),
    disabled: attribute('Cannot be pressed or focused.'),
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap="loose">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Stack key={variant} direction="row">
          <span className="row-name">{variant}</span>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="large">
            Large
            <Icon of={ArrowRight} />
          </Button>
          <Button variant={variant} busy="Saving profile...">
            Save
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Stack>
      ))}
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <InPseudoStates key={variant}>
          <Stack direction="row">
            <Button variant={variant}>Go</Button>
            <Button variant={variant} size="small">
              {variant}, small
            </Button>
          </Stack>
        </InPseudoStates>
      ))}
      <Stack direction="row">
        <span className="row-name">links</span>
        <ButtonLink href="/join">Claim your Spot!</ButtonLink>
        <ButtonLink href="/enter" variant="secondary" size="small">
          Login
        </ButtonLink>
      </Stack>
      <Button {...LongText.args} />
    </Stack>
  ),
};

/** A link that looks like a button. */
export const AsALink: Story = {
  render: () => <ButtonLink href="/join">Claim your Spot!</ButtonLink>,
};

export const FullWidth: Story = { args: { width: 'full' } };

export const LongText: Story = {
  args: { children: 'A button that says rather more than a button should ever have to say' },
};

export const Pressing: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
