import type { api } from '@emberite/sdk/api';
import { createForm } from '@emberite/sdk/form';
import type { Form } from '@emberite/sdk/form';

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

/** Creates the export of all data of a member as a file. There is nothing to fill in. */
export function createExport(
  client: Pick<typeof api, 'userExport'>,
  save: typeof saveFile,
): Form<object> {
  return createForm({
    fields: {},
    async send() {
      save('ember-data.json', JSON.stringify(await client.userExport({}), null, 2));
    },
  });
}
