import { createAction } from '@emberite/sdk/action';
import type { Action } from '@emberite/sdk/action';
import { userExport } from '@emberite/sdk/api';
import type * as client from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ExportProps } from './ExportView.tsx';

/** Saves a text as a file in the member's downloads. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it long after the click.
  setTimeout(() => URL.revokeObjectURL(url), 40_000);
}

/** Completes the addresses of videos, which are those of the site, so that they open from a file. */
const withSite = (name: string, value: unknown): unknown =>
  typeof value === 'string' && (name === 'videoUrl' || name === 'thumbnailUrl')
    ? new URL(value, config.siteUrl).href
    : value;

export interface ExportDeps {
  api: Pick<typeof client, 'userExport'>;
  save: typeof saveFile;
}

/** Creates the action that saves all data of a member as a file. */
export const createExport = ({ api, save }: ExportDeps): Action =>
  createAction(async () => {
    save('ember-data.json', JSON.stringify(await api.userExport({}), withSite, 2));
  });

/** Returns the action that saves everything we hold about the user as a file. */
export function useExport(): ExportProps {
  const [exporting] = useState(() => createExport({ api: { userExport }, save: saveFile }));
  const { progress } = useSnapshot(exporting.state);
  return { progress, onExport: () => void exporting.start() };
}
