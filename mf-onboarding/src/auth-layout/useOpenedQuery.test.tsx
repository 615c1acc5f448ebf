// @vitest-environment jsdom
import { useLocation } from '@emberite/sdk/router';
import { MemoryRouter } from '@emberite/testing/router';
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { useOpenedQuery } from './useOpenedQuery.ts';

type Entry = ReturnType<typeof useLocation>;
let entry: Entry;

function Page() {
  const query = useOpenedQuery();
  const here = useLocation();
  useEffect(() => {
    entry = here;
  }, [here]);
  return <p>{query.get('secret') ?? 'none'}</p>;
}

const open = (at: string | Entry) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Page />
    </MemoryRouter>,
  );

it('still has the secret of a link after a reload, without its address', async () => {
  const first = open('/login/magic-link?email=kay%40people.example&secret=s');
  await screen.findByText('s');
  expect([entry.pathname, entry.search]).toEqual(['/login/magic-link', '']);
  first.unmount();
  open(entry).unmount();
  open(entry);
  await screen.findByText('s');
});
