import { eq } from 'drizzle-orm';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { hashSecret, newSecret } from '../auth/secrets.ts';
import { day } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { registrations } from '../db/schema.ts';
import type { Visit } from '../http/handle.ts';

/** Tells which registration a visitor's browser has made. */
const cookie = 'ember_poetry';

const lifetime = 90 * day;

/** The hash of this browser's token; a browser without one gets one. */
export function browserHash({ c, config }: Visit): string {
  const token = getCookie(c, cookie) ?? newSecret();
  setCookie(c, cookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.production,
    maxAge: lifetime / 1000,
  });
  return hashSecret(token);
}

/** Gives what this browser registered for to the user who has just signed in with it. */
export async function adoptRegistration(visit: Visit, db: Database, userId: string): Promise<void> {
  const token = getCookie(visit.c, cookie);
  if (!token) return;
  const [made] = await db
    .delete(registrations)
    .where(eq(registrations.browserHash, hashSecret(token)))
    .returning();
  if (made) {
    const { availability } = made;
    await db
      .insert(registrations)
      .values({ ...made, browserHash: null, userId })
      .onConflictDoUpdate({
        target: [registrations.userId, registrations.kind],
        set: { availability },
      });
  }
  deleteCookie(visit.c, cookie, { path: '/', secure: visit.config.production });
}
