import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { byDefault } from '../../testing/argTypes.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { CopyButton } from './CopyButton.tsx';
import type { Delivery } from './deliver.ts';

const deliver = async (): Promise<Delivery> => 'copied';

const meta = {
  title: 'Components/Forms/CopyButton',
  component: CopyButton,
  args: {
    children: 'Copy link',
    copied: 'Link copied',
    fieldLabel: 'Link to this page',
    text: () => 'https://ember.example/somewhere',
    deliver,
  },
  argTypes: {
    variant: byDefault('primary'),
    size: byDefault('medium'),
    width: byDefault('content'),
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

export const Copied: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'));
  },
};

/** Another app has received it, so there is nothing to say. */
export const Delivered: Story = {
  args: { children: 'Share', deliver: async () => 'delivered' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The text is selected, to be copied by hand. */
export const Refused: Story = {
  args: { deliver: () => Promise.reject(new Error('refused')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    const field = await canvas.findByLabelText<HTMLInputElement>('Link to this page');
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(field.value.length);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="loose">
      <CopyButton {...args} />
      <CopyButton {...args} variant="secondary" size="small">
        Share
      </CopyButton>
      <CopyButton {...args} size="large" width="full">
        A label that is longer than such a label should ever be
      </CopyButton>
      <PseudoStates>
        <CopyButton {...args} variant="secondary" />
      </PseudoStates>
    </Stack>
  ),
};
