import { api } from '@emberite/sdk/api';
import { flag } from '@emberite/sdk/config';
import { useForm } from '@emberite/sdk/form';
import { useState } from 'react';
import { ComingSoonPage } from '../settings/ComingSoonPage.tsx';
import { createExport, saveFile } from './exportData.ts';
import { ExportView } from './ExportView.tsx';

/** `/emberite/settings/export`: all data of the member as a file. */
export default function ExportPage() {
  const [form] = useState(() => createExport(api, saveFile));
  const { status, problem } = useForm(form);
  if (!flag('showAccountDeletion')) return <ComingSoonPage title="Export my data" />;
  return <ExportView status={status} problem={problem} onExport={() => void form.submit()} />;
}
