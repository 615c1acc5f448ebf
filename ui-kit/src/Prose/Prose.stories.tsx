import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Components/Layout/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <h2>What we keep</h2>
        <p>We keep what you tell us, and no more. You can ask for it, correct it or delete it.</p>
        <ul>
          <li>Your email address</li>
          <li>Your answers and videos</li>
        </ul>
        <h3>How long</h3>
        <p>As long as you are a member.</p>
        <blockquote>Nobody learns who matched with whom.</blockquote>
        <dl>
          <div>
            <dt>Shoes</dt>
            <dd>Ones that may get wet.</dd>
          </div>
          <div>
            <dt>Weather</dt>
            <dd>We go out in rain, but not in thunder.</dd>
          </div>
        </dl>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Policy: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <Prose>
        <p>Short.</p>
      </Prose>
      <Prose {...args} />
      <Prose>
        <h2>A heading that takes more than one line, because it wants to say everything at once</h2>
        <p>
          Words with <a href="#terms">a link</a>, <strong>some that matter</strong> and one that
          does not fit: Donaudampfschifffahrtsgesellschaftskapitänsmütze.
        </p>
        <ol>
          <li>First, an item that is long enough to go on below itself, where it stays aligned</li>
          <li>Second</li>
        </ol>
      </Prose>
    </Stack>
  ),
};
