import type { Gated } from '@emberite/release/responses';
import { Badge } from '@emberite/ui-kit/Badge';
import { Link } from '@emberite/ui-kit/Link';
import { reportPath } from '../place/place.ts';

/** Shows whether a release passed the gate; `null` and undefined if there was none. */
export function GateBadge({ gate }: { gate: Gated | null | undefined }) {
  if (!gate) return null;
  return 'report' in gate ? (
    <Badge tone="success">
      <Link href={reportPath(gate.report)}>Passed the gate</Link>
    </Badge>
  ) : (
    <Badge>Not gated: {gate.skipped}</Badge>
  );
}
