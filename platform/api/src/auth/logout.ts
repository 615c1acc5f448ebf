import { logout } from '@emberite/contract/auth';
import { handle } from '../endpoint/handle.ts';
import { clearCookies, dropSession } from '../session/session.ts';

export const logoutEndpoint = handle(logout, async (context) => {
  await dropSession(context, context.db);
  await clearCookies(context);
  return {};
});
