import type { Loaded } from '@emberite/sdk/resource';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { Skeleton } from '@emberite/ui-kit/Skeleton';
import { Table } from '@emberite/ui-kit/Table';
import type { TableProps } from '@emberite/ui-kit/Table';
import { Desk } from '../desk/Desk.tsx';
import type { DeskProps } from '../desk/Desk.tsx';
import type { Filter } from './filters.ts';
import { Filters } from './Filters.tsx';
import type { FiltersProps } from './Filters.tsx';

/** The rows of a list, and the address of the same as CSV. */
export interface Rows<Row> {
  rows: readonly Row[];
  csv: string;
}

/** What one list of the desk is. */
export interface ListSpec<Row, Filters extends readonly Filter[] = readonly Filter[]>
  extends Omit<DeskProps, 'children'>, Pick<TableProps<Row>, 'columns' | 'keyOf'> {
  /** One and several of its rows: `['deposit', 'deposits']`. */
  noun: readonly [one: string, several: string];
  filters: Filters;
}

export interface ListViewProps<Row>
  extends ListSpec<Row>, Pick<FiltersProps, 'chosen' | 'onChoose'> {
  loaded: Loaded<Rows<Row>>;
  onRetry: () => void;
}

/** A list of the desk: its filters, its rows, and the same as CSV. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { noun, filters, columns, keyOf, chosen, onChoose, loaded, onRetry, ...desk } = props;
  const [one, several] = noun;
  return (
    <Desk {...desk}>
      <Filters {...{ filters, chosen, onChoose }} />
      <Loadable
        of={`the ${several}`}
        loaded={loaded}
        onRetry={onRetry}
        skeleton={<Skeleton shape="card" />}
      >
        {({ rows, csv }) =>
          rows.length === 0 ? (
            <EmptyState title={`There are no ${several} here.`}>
              {Object.keys(chosen).length > 0 && 'None fit these filters.'}
            </EmptyState>
          ) : (
            <>
              <Table
                caption={rows.length === 1 ? `1 ${one}` : `${rows.length} ${several}`}
                {...{ columns, rows, keyOf }}
              />
              <div>
                <ButtonLink href={csv} variant="secondary" size="small" download>
                  Download as CSV
                </ButtonLink>
              </div>
            </>
          )
        }
      </Loadable>
    </Desk>
  );
}
