import { Icon } from '../Icon/index.ts';
import type { IconShape } from '../Icon/index.ts';

/** A 24 × 24 line icon given as path data: the `d` of each of its paths. */
export function NavIcon({ paths }: { paths: readonly string[] }) {
  return <Icon of={paths.map((d): IconShape[number] => ['path', { d }])} />;
}
