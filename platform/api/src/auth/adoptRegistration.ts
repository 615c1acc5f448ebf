import { lte } from 'drizzle-orm';
import type { Registration } from '@emberite/contract/registration';
import type { Database } from '../db/database.ts';
import { registrations } from '../db/schema.ts';
import { toRegistration } from '../db/toRegistration.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { tellMember } from '../mail/registrationNotice.ts';
import { forgetRegistration, ofBrowser } from './registrationBrowser.ts';

/** Assigns this browser's registration, if there is one, to the user who signs in, unless they have a newer one. */
export async function adoptRegistration(
  context: RequestContext,
  db: Database,
  userId: string,
): Promise<Registration | undefined> {
  const [made] = await db.delete(registrations).where(ofBrowser(context)).returning();
  if (!made) return undefined;
  const { availability, updatedAt } = made;
  const [stored] = await db
    .insert(registrations)
    .values({ ...made, browserHash: null, userId })
    .onConflictDoUpdate({
      target: [registrations.userId, registrations.kind],
      set: { availability, updatedAt },
      setWhere: lte(registrations.updatedAt, updatedAt),
    })
    .returning();
  return stored && toRegistration(stored);
}

/** Once that is stored: the browser forgets its registration, and the user gets a mail about it. */
export async function tellAdopted(
  context: RequestContext,
  userId: string,
  adopted: Registration | undefined,
): Promise<void> {
  forgetRegistration(context);
  if (adopted) await tellMember(context, userId, { kind: 'registered', registration: adopted });
}
