/** Trims every wish and drops empty and duplicate wishes. */
export function cleanList(wishes: readonly string[]): string[] {
  return [...new Set(wishes.map((wish) => wish.trim()).filter(Boolean))];
}
