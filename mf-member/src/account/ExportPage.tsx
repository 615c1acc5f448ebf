import { flag } from '@emberite/sdk/config';
import { ComingSoonPage } from '../settings/ComingSoonPage.tsx';
import { ExportView } from './ExportView.tsx';
import { useExport } from './useExport.ts';

/** `/emberite/settings/export`: all data of the member as a file. */
export default function ExportPage() {
  const exporting = useExport();
  if (!flag('showAccountDeletion')) return <ComingSoonPage title="Export my data" />;
  return <ExportView {...exporting} />;
}
