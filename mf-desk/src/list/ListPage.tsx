import { createResource, useResource } from '@emberite/sdk/resource';
import { useMemo } from 'react';
import { useFilters } from './filters.ts';
import type { Chosen, Filter } from './filters.ts';
import { ListView } from './ListView.tsx';
import type { ListSpec, Rows } from './ListView.tsx';

/** The page of a list, with its filters in the address. `ask` loads the rows that fit the chosen ones. */
export const listPage = <Row, const Filters extends readonly Filter[]>(
  list: ListSpec<Row, Filters>,
  ask: (chosen: Chosen<Filters>) => Promise<Rows<Row>>,
) =>
  function ListPage() {
    const { chosen, choose } = useFilters(list.filters);
    const key = JSON.stringify(chosen);
    const rows = useMemo(() => createResource(() => ask(JSON.parse(key) as typeof chosen)), [key]);
    return (
      <ListView
        {...list}
        chosen={chosen as Readonly<Record<string, string | undefined>>}
        onChoose={choose}
        loaded={useResource(rows)}
        onRetry={() => void rows.load()}
      />
    );
  };
