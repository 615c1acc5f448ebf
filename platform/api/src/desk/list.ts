import type { Call } from '@emberite/contract/call';
import type { Endpoint } from '../endpoint/handle.ts';
import { readInput } from '../http/input.ts';
import { handleStaff, logSeen, staffIn } from '../staff/handleStaff.ts';
import type { StaffContext } from '../staff/handleStaff.ts';

/** What a CSV file has in a cell. */
type Value = string | number | null;

/** A cell of a CSV file (RFC 4180). Text that a spreadsheet would take for a formula is marked as text. */
function cell(value: Value): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value ?? ''}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a CSV file has in each row, by the title of the column. */
type Columns<Row> = Readonly<Record<string, (row: Row) => Value>>;

const csvOf = <Row>(columns: Columns<Row>, rows: readonly Row[]) =>
  [Object.keys(columns), ...rows.map((row) => Object.values(columns).map((of) => of(row)))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');

/** A list of the desk: what it finds, which members' data that shows, and its rows and columns as CSV. */
interface List<Input, Output, Row> {
  find(context: StaffContext<Input>): Promise<Omit<Output, 'csv'>>;
  /** The public ids of members. */
  seen(found: Omit<Output, 'csv'>): string[];
  rows(found: Omit<Output, 'csv'>): readonly Row[];
  columns: Columns<Row>;
}

/** Implements a list, and the same list as a CSV file at its address with `.csv`. */
export function listEndpoints<Input extends object, Output extends { csv: string }, Row>(
  call: Call<Input, Output>,
  { find, seen, rows, columns }: List<Input, Output, Row>,
): Endpoint[] {
  const load = async (context: StaffContext<Input>) => {
    const found = await find(context);
    logSeen(context, seen(found));
    return found;
  };
  const list = handleStaff(call, async (context) => {
    const given = Object.entries(context.input).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    const csv = `/api${call.path}.csv${query.size > 0 ? `?${query}` : ''}`;
    return { ...(await load(context)), csv } as Output;
  });
  const file: Endpoint = {
    method: 'GET',
    path: `${call.path}.csv`,
    isHidden: true,
    about: 'Sends the list of the same name as a CSV file. For staff.',
    async respond(context) {
      const staff = await staffIn(context);
      const input = await readInput(context.c, call);
      const found = await load({ ...context, input, staff });
      context.c.header('Content-Type', 'text/csv; charset=utf-8');
      const name = call.path.split('/').at(-1);
      context.c.header('Content-Disposition', `attachment; filename="${name}.csv"`);
      return context.c.body(csvOf(columns, rows(found)));
    },
  };
  return [list, file];
}
