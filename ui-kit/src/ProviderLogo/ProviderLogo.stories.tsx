import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { ProviderLogo } from './ProviderLogo.tsx';

const meta = {
  title: 'Components/Brand/ProviderLogo',
  component: ProviderLogo,
  args: { of: 'google' },
} satisfies Meta<typeof ProviderLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Button variant="secondary" width="full">
        <ProviderLogo of="microsoft" /> Continue with Microsoft
      </Button>
      <Button variant="secondary" width="full">
        <ProviderLogo of="google" /> Continue with Google
      </Button>
      <Button variant="secondary" width="full">
        <ProviderLogo of="mail" /> Continue with Email
      </Button>
      <Button variant="secondary" width="full">
        <ProviderLogo of="unknown" /> Unknown Provider
      </Button>
    </Stack>
  ),
};
