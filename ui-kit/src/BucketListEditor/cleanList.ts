/** Trims every line and drops empty and duplicate lines. */
export function cleanList(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => line.trim()).filter(Boolean))];
}
