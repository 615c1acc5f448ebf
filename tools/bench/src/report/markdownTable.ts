/** Formats lines of cells, the heads first, as a Markdown table that is also readable as plain text. */
export function markdownTable(lines: string[][]): string {
  const [head = [], ...rows] = lines;
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
  const pad = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [pad(head), rule, ...rows.map(pad)].join('\n');
}
