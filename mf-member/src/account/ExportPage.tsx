import { api } from '@emberite/sdk/api';
import { flag } from '@emberite/sdk/config';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { ComingSoonPage } from '../settings/ComingSoonPage.tsx';
import { createExport, saveFile } from './exportData.ts';
import { ExportView } from './ExportView.tsx';

/** `/emberite/settings/export`: all data of the member as a file. */
export default function ExportPage() {
  const [exporting] = useState(() => createExport({ api, save: saveFile }));
  const { progress } = useSnapshot(exporting.state);
  if (!flag('showAccountDeletion')) return <ComingSoonPage title="Export my data" />;
  return <ExportView progress={progress} onExport={() => void exporting.start()} />;
}
