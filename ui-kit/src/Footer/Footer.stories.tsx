import type { Meta, StoryObj } from '@storybook/react-vite';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { Logo } from '../Logo/index.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  parameters: { ground: 'bare' },
  args: {
    brand: <Logo name="Ember" />,
    tagline: 'Group adventures for pressure-free dating.',
    label: 'Site',
    links: [
      { href: '/privacy', label: 'Privacy policy' },
      { href: '/terms', label: 'Terms of use' },
    ],
    social: { href: 'https://social.example/ember', label: 'Instagram' },
    contact: { href: 'mailto:hello@ember.example', label: 'hello@ember.example' },
    copyright: '© 2025 Ember',
    version: '0.0.1',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const LongText: Story = {
  args: {
    tagline:
      'Group adventures for pressure-free dating, in the mountains, at the lake and around a table.',
    links: [
      ...meta.args.links,
      { href: '/conduct', label: 'What we expect of everyone who comes along on an adventure' },
    ],
    contact: {
      href: 'mailto:everyone.who.works.on.adventures@ember.example',
      label: 'everyone.who.works.on.adventures@ember.example',
    },
  },
};

/** Each is in a section, because a page has only one contentinfo landmark. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <section>
        <Footer {...args} label="All" />
      </section>
      <section>
        <Footer {...args} label="Least" tagline="" links={args.links.slice(1)} social={null} />
      </section>
      <section>
        <Footer {...args} {...LongText.args} label="Long" />
      </section>
      <PseudoStates>
        {(state) => (
          <section>
            <Footer {...args} label={state} />
          </section>
        )}
      </PseudoStates>
    </Stack>
  ),
};
