import type { GateReport } from '@emberite/cli/answers';
import { useCallback } from 'react';
import { Answered } from '../read/Answered.tsx';
import { read, useAnswer } from '../read/read.ts';
import { reportPath } from '../site/place.ts';
import { ReportView } from './ReportView.tsx';

/** `/registry/reports/<name>/<release>/<time>`: what the gate saw of a release. */
export function ReportPage({ id }: { id: string }) {
  const [answer, again] = useAnswer(useCallback(() => read<GateReport>(`reports/${id}`), [id]));
  return (
    <Answered of="the report" path={reportPath(id)} answer={answer} onRetry={again}>
      {(report) => <ReportView report={report} />}
    </Answered>
  );
}
