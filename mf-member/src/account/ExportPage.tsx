import { ExportView } from './ExportView.tsx';
import { useExport } from './exportData.ts';

/** `/emberite/settings/export`: all data of the member as a file. */
export default function ExportPage() {
  return <ExportView {...useExport()} />;
}
