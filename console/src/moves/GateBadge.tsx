import type { Gated } from '@emberite/cli/answers';
import { Badge } from '@emberite/ui-kit/Badge';

/** Says whether a release came past the gate; `null` and undefined if it was never asked. */
export function GateBadge({ gate }: { gate: Gated | null | undefined }) {
  if (!gate) return null;
  return 'report' in gate ? (
    <Badge tone="success">Passed the gate</Badge>
  ) : (
    <Badge>Not gated: {gate.skipped}</Badge>
  );
}
