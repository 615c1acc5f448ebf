import { ask } from '../control/socket.ts';
import type { StaffRequest } from './role.ts';

/**
 * Asks the API with the embedded database in `dataDir`, which runs, to change the role of staff. Resolves with what to
 * print, or null if none runs there.
 */
export const askPeople = (dataDir: string, request: StaffRequest): Promise<string | null> =>
  ask(dataDir, 'people', JSON.stringify(request));
