import { Section } from '@emberite/ui-kit/Section';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import * as styles from './Comparison.module.css';
import { comparison } from './landingSections.ts';

const { heading, columns, rows } = comparison;

/** How an evening with us compares. On phones the name of a row is above its cells. */
export function Comparison() {
  return (
    <Section heading={heading}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What you may wonder</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">
                <span className={styles.label}>{label}</span>
              </th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
