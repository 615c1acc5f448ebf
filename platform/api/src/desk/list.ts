import type { Call } from '@emberite/contract/call';
import type { Endpoint } from '../endpoint/handle.ts';
import { readInput } from '../http/input.ts';
import { handleStaff, logSeen, staffIn } from '../staff/handleStaff.ts';
import type { StaffContext } from '../staff/handleStaff.ts';

/** What a CSV file has in a cell. */
type Value = string | number | null;

/**
 * A cell of a CSV file (RFC 4180). Text that a spreadsheet would take for a formula is marked as text, also behind what
 * separates cells where the comma does not, and lines: a quote inside such a cell does not keep it together.
 */
function cell(value: Value): string {
  const text =
    typeof value === 'string'
      ? value.replace(/(^|[;\t\r\n])([ "]*[=+\-@])/g, "$1'$2")
      : `${value ?? ''}`;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a CSV file has in each line, by the title of the column. */
type Columns<Line> = Readonly<Record<string, (line: Line) => Value>>;

/** Tells spreadsheets that a file is UTF-8, so that they garble no names. */
const byteOrderMark = '\uFEFF';

const csvOf = <Line>(columns: Columns<Line>, lines: readonly Line[]) =>
  [Object.keys(columns), ...lines.map((line) => Object.values(columns).map((of) => of(line)))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');

/** A list of the desk: what it finds, which members' data that shows, and what it has as CSV. */
interface List<Input, Row, Line> {
  find(context: StaffContext<Input>): Promise<Row[]>;
  /** The public ids of the members in a row. */
  seen(row: Row): string[];
  /** The lines of the CSV file about a row. */
  lines(row: Row): readonly Line[];
  columns: Columns<Line>;
}

/** Implements a list, and the same list as a CSV file at its address with `.csv`. */
export function listEndpoints<Input extends object, Row, Line>(
  call: Call<Input, { rows: Row[]; csv: string }>,
  { find, seen, lines, columns }: List<Input, Row, Line>,
): Endpoint[] {
  const load = async (context: StaffContext<Input>) => {
    const rows = await find(context);
    logSeen(context, rows.flatMap(seen));
    return rows;
  };
  const list = handleStaff(call, async (context) => {
    const query = new URLSearchParams(context.input as Record<string, string>);
    const csv = `/api${call.path}.csv${query.size > 0 ? `?${query}` : ''}`;
    return { rows: await load(context), csv };
  });
  const file: Endpoint = {
    method: 'GET',
    path: `${call.path}.csv`,
    isHidden: true,
    about: 'Sends the list of the same name as a CSV file. For staff.',
    async respond(context) {
      const staff = await staffIn(context);
      const input = await readInput(context.c, call);
      const rows = await load({ ...context, input, staff });
      context.c.header('Content-Type', 'text/csv; charset=utf-8');
      const name = call.path.split('/').at(-1);
      context.c.header('Content-Disposition', `attachment; filename="${name}.csv"`);
      return context.c.body(byteOrderMark + csvOf(columns, rows.flatMap(lines)));
    },
  };
  return [list, file];
}
