import { useLocation, useNavigate } from '@emberite/sdk/router';
import { useEffect, useState } from 'react';

/** What a page stores in its entry of the browser's history. It survives a reload. */
interface Entry {
  search: string;
}

/**
 * Returns the query with which the page was opened, also after a reload: the shell takes it out of
 * the address, which may be seen or sent on.
 */
export function useOpenedQuery(): URLSearchParams {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [query] = useState(() => new URLSearchParams(search || (state as Entry | null)?.search));
  useEffect(() => {
    const entry: Entry = { search };
    if (search) void navigate({ search: '' }, { replace: true, state: entry });
  }, [search, navigate]);
  return query;
}
