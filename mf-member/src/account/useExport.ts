import { userExport } from '@emberite/sdk/api';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { createExport, saveFile } from './exportData.ts';
import type { ExportProps } from './ExportView.tsx';

/** Returns the action that saves everything we hold about the user as a file. */
export function useExport(): ExportProps {
  const [exporting] = useState(() => createExport({ api: { userExport }, save: saveFile }));
  const { progress } = useSnapshot(exporting.state);
  return { progress, onExport: () => void exporting.start() };
}
