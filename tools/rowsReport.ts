/** Vitest reporter for `npm run chaos`: writes what the tests found into the tables of the docs. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Row } from './rows.ts';

/** The rows of each table, in the order of the files and their tests. */
function tablesOf(modules: readonly TestModule[]): Map<string, Map<string, Row>> {
  const tables = new Map<string, Map<string, Row>>();
  const inOrder = modules.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
  for (const module of inOrder) {
    for (const test of module.children.allTests()) {
      for (const { table, row } of test.meta().rows ?? []) {
        const rows = tables.get(table) ?? new Map<string, Row>();
        const first = Object.values(row)[0] ?? '';
        tables.set(table, rows.set(first, { ...rows.get(first), ...row }));
      }
    }
  }
  return tables;
}

/** A Markdown table. */
function toMarkdown(rows: Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}

export default class RowsReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tables = tablesOf(modules);
    // A table with a hole would hide what failed, or was left out.
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const areWhole = tests.every((test) => test.result().state === 'passed');
    for (const file of areWhole ? globSync('docs/*.md') : []) {
      const text = readFileSync(file, 'utf8');
      const filled = text.replaceAll(
        /(<!-- rows: (\w+) -->\n)[^]*?(<!-- end -->)/g,
        (whole, start: string, table: string, end: string) => {
          const rows = tables.get(table);
          return rows ? `${start}\n${toMarkdown([...rows.values()])}\n\n${end}` : whole;
        },
      );
      if (filled !== text) writeFileSync(file, filled);
    }
    for (const [table, rows] of tables) {
      process.stdout.write(`\n${table}\n${toMarkdown([...rows.values()])}\n`);
    }
  }
}
