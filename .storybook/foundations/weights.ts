import type { Token } from '@emberite/ui-kit/tokens';

const sheets = import.meta.glob<string>('../../ui-kit/src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The font weights in the kit's styles, lightest first, each with its files. */
export function weights(): Token[] {
  const found = new Map<string, Set<string>>();
  for (const [file, css] of Object.entries(sheets)) {
    const name = file.replaceAll(/.*\/|(\.module)?\.css$/g, '');
    // Two numbers are the range of a font file, not a weight in use.
    for (const [, weight = ''] of css.matchAll(/font-weight: (\d+);/g)) {
      found.set(weight, (found.get(weight) ?? new Set()).add(name));
    }
  }
  return [...found]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([name, files]) => ({ name, group: 'weight', value: [...files].toSorted().join(', ') }));
}
