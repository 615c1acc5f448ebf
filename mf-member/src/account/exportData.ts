import { createAction } from '@emberite/sdk/action';
import type { Action } from '@emberite/sdk/action';
import type * as client from '@emberite/sdk/api';

/** Saves a text as a file in the member's downloads. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

export interface ExportDeps {
  api: Pick<typeof client, 'userExport'>;
  save: typeof saveFile;
}

/** Creates the action that saves all data of a member as a file. */
export const createExport = ({ api, save }: ExportDeps): Action =>
  createAction(async () => {
    save('ember-data.json', JSON.stringify(await api.userExport({}), null, 2));
  });
