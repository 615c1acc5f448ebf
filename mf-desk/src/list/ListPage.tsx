import { createResource, useResource } from '@emberite/sdk/resource';
import { useMemo } from 'react';
import { useFilters } from './filters.ts';
import type { Chosen, Filter } from './filters.ts';
import { ListView } from './ListView.tsx';
import type { ListSpec, Rows } from './ListView.tsx';

export interface ListPageProps<Row, Filters extends readonly Filter[]> {
  list: ListSpec<Row, Filters>;
  /** Loads the rows that fit the chosen filters. It is the same function on each render. */
  ask: (chosen: Chosen<Filters>) => Promise<Rows<Row>>;
}

/** A page with a list. Its filters are in the address. */
export function ListPage<Row, const Filters extends readonly Filter[]>({
  list,
  ask,
}: ListPageProps<Row, Filters>) {
  const { chosen, choose } = useFilters(list.filters);
  const key = JSON.stringify(chosen);
  const rows = useMemo(
    () => createResource(() => ask(JSON.parse(key) as typeof chosen)),
    [ask, key],
  );
  return (
    <ListView
      {...list}
      chosen={chosen as Readonly<Record<string, string | undefined>>}
      onChoose={choose}
      loaded={useResource(rows)}
      onRetry={() => void rows.load()}
    />
  );
}
