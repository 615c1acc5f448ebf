import { afterAll, afterEach } from 'vitest';

/** Files share a document, too: each leaves it as it was opened. */
afterAll(() => {
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  document.title = '';
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

// Only for tests with a document: importing React takes longer than most others do.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  /** Tests share it, too: each takes away what it has rendered. */
  afterEach(cleanup);
}
