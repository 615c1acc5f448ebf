/** What is kept of a list: every line trimmed, without empty ones and without what is there already. */
export function cleanList(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => line.trim()).filter(Boolean))];
}
