// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { openChannel } from './channel.ts';

function refused() {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

it.each([
  ['has none', undefined],
  ['refuses them', refused],
])('tabs are alone in a browser that %s', (_, channels) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('BroadcastChannel', channels);
  expect(openChannel('ember.sample')).toBeUndefined();
});
