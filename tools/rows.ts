import type { TestContext } from 'vitest';

/** A row of a table in the docs: text by column. Rows with the same first cell become one. */
export type Row = Record<string, string>;

declare module 'vitest' {
  interface TaskMeta {
    rows?: { table: string; row: Row }[];
  }
}

/** Records what a test found, for a table in the docs. It counts only if the test passes. */
export function row(task: TestContext['task'], table: string, row: Row): void {
  (task.meta.rows ??= []).push({ table, row });
}
