/**
 * The setup of every test file (`setupFiles` of Vitest). It is one module, because workers that
 * several files share run it again for each, but not what it imports.
 */
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails every test in which something calls console.error. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const spy = vi.mocked(console.error);
  if (!vi.isMockFunction(spy)) return;
  const calls = spy.mock.calls.map((call) => call.map(String).join(' '));
  spy.mockRestore();
  expect(calls, 'unexpected console.error').toEqual([]);
});

/** Remembers the channels of pages that a test has replaced by a new one (`vi.resetModules`). */
class PageChannel extends BroadcastChannel {
  static current: BroadcastChannel[] = [];
  static left: BroadcastChannel[] = [];
  constructor(name: string) {
    super(name);
    PageChannel.current.push(this);
  }
}

if (BroadcastChannel.name !== PageChannel.name) {
  globalThis.BroadcastChannel = PageChannel;
  const { resetModules } = vi;
  vi.resetModules = () => {
    PageChannel.left.push(...PageChannel.current.splice(0));
    return resetModules();
  };
}

/** Files share globals: a later one must not find what this one has replaced. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Files share modules: a page that is left behind would follow the session of a later file. */
afterAll(() => {
  for (const channel of (BroadcastChannel as typeof PageChannel).left.splice(0)) channel.close();
});

// Only for tests with a document: importing React takes longer than most others do.
if (typeof document !== 'undefined') {
  // jsdom has no modal dialogs: these only open and close.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };

  const { cleanup, configure } = await import('@testing-library/react');
  // Busy machines take longer than the usual second.
  configure({ asyncUtilTimeout: 30_000 });
  /** Tests share the document: each removes what it has rendered. */
  afterEach(cleanup);

  /** Files share it, too, and its session and banner: each leaves them as they were opened. */
  afterAll(async () => {
    const { sessionEnded } = await import('@emberite/sdk/session');
    const { dismissNotice } = await import('@emberite/sdk/notices');
    sessionEnded();
    dismissNotice();
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
    }
    document.title = '';
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
  });
}
