import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Page } from './Page.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  parameters: { ground: 'bare' },
  args: {
    children: (
      <PageHeader
        eyebrow="Revelstoke, BC"
        title="Experiences"
        lead="Small groups, real people, something to do together."
        actions={<Button variant="secondary">Search settings</Button>}
      />
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Text: Story = { args: { width: 'text' } };
export const Form: Story = { args: { width: 'form' } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      {(['wide', 'start', 'text', 'form'] as const).map((width) => (
        <section key={width}>
          <Page {...args} width={width} />
        </section>
      ))}
      <section>
        <Page>
          <PageHeader title="Short" />
        </Page>
      </section>
      <section>
        <Page>
          <PageHeader
            title="A title that takes more than one line on most of the screens there are"
            lead="And what leads into the page goes on for a while, too, before the page begins at last."
          />
        </Page>
      </section>
    </Stack>
  ),
};
