import type { ReactNode } from 'react';
import * as styles from './Table.module.css';

/** A column of a table. */
export interface TableColumn<Row> {
  /** Its heading, different from the others. */
  title: string;
  /** What a row has in it. In a row without anything there, it is left out on phones. */
  cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  /** What it lists, e.g. '12 registrations'. */
  caption: ReactNode;
  /** The first one names the row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** A different key for each row. */
  keyOf: (row: Row) => string;
}

/**
 * Many things of one kind, compared by column. Where it has no room for its columns, each row is a block with
 * the headings beside its values, or above them.
 */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{first?.cell(row)}</th>
              {others.map(({ title, cell }) => {
                const value = cell(row);
                return (
                  <td
                    key={title}
                    data-title={title}
                    data-empty={(!value && value !== 0) || undefined}
                  >
                    {value}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
