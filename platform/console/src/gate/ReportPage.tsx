import type { GateReport } from '@emberite/release/responses';
import { useCallback } from 'react';
import { ReadView } from '../read/ReadView.tsx';
import { read, useRead } from '../read/read.ts';
import { reportPath } from '../place/place.ts';
import { ReportView } from './ReportView.tsx';

/** `/registry/reports/<name>/<release>/<time>`: what the gate saw of a release. */
export function ReportPage({ id }: { id: string }) {
  const [state, again] = useRead(useCallback(() => read<GateReport>(`reports/${id}`), [id]));
  return (
    <ReadView of="the report" path={reportPath(id)} state={state} onRetry={again}>
      {(report) => <ReportView report={report} />}
    </ReadView>
  );
}
