import type { ReleaseSize } from '@emberite/release/responses';
import { kilobytes, comparedBytes } from '../units/units.ts';
import { Bars } from './Bars.tsx';

export interface SizeChartProps {
  /** Newest first. */
  sizes: ReleaseSize[];
  /** Id of the live one. */
  live: string;
}

/** How large the releases of a package are, the oldest on the left. */
export function SizeChart({ sizes, live }: SizeChartProps) {
  const now = sizes.find(({ id }) => id === live);
  const before = sizes[sizes.findIndex(({ id }) => id === live) + 1];
  if (!now) return null;
  const change = before && `, ${comparedBytes(now.bytes - before.bytes)} the one before it`;
  return (
    <Bars
      title="Size"
      summary={`The live release has ${kilobytes(now.bytes)} with brotli${change ?? ''}.`}
      unit="Release"
      series={['Live', 'Others']}
      bars={sizes.toReversed().map(({ id, bytes }) => ({
        label: id,
        values: id === live ? [bytes, 0] : [0, bytes],
      }))}
      format={(bytes) => (bytes === 0 ? '' : kilobytes(bytes))}
    />
  );
}
