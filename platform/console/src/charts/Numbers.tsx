import * as styles from './Numbers.module.css';

export interface NumbersProps {
  /** What the table is called. */
  name: string;
  /** The headings of the columns; the first column names the rows. */
  heads: string[];
  rows: { label: string; numbers: string[] }[];
  /** Whether the last row is the sum of the others. */
  summed?: boolean;
}

/** Numbers to compare, by row and column. They scroll where they have no room. */
export function Numbers({ name, heads, rows, summed = false }: NumbersProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <section className={styles.scroll} aria-label={name} tabIndex={0}>
      <table className={styles.table} data-summed={summed || undefined}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, numbers }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {numbers.map((number, column) => (
                <td key={heads[column + 1]}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
