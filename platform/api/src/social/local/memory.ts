import { and, eq, gt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { after, day, second } from '../../clock.ts';
import { ceremonies } from '../../db/schema.ts';
import type { Services } from '../../services.ts';

/** The provider's storage for one kind of object: in the database, like everything else. */
export function memory({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  return (name: string): Adapter => {
    const kind = `local-provider-${name}`;
    const at = (id: string) => eq(ceremonies.tokenHash, `${kind}:${id}`);
    const first = async (condition: SQL) => {
      const [row] = await db
        .select()
        .from(ceremonies)
        .where(and(eq(ceremonies.kind, kind), condition, gt(ceremonies.expiresAt, clock())));
      return row?.data as AdapterPayload | undefined;
    };
    return {
      async upsert(id, data, seconds) {
        const expiresAt = after(clock(), seconds ? seconds * second : day);
        await db
          .insert(ceremonies)
          .values({ tokenHash: `${kind}:${id}`, kind, data, expiresAt })
          .onConflictDoUpdate({ target: ceremonies.tokenHash, set: { data, expiresAt } });
      },
      find: (id) => first(at(id)),
      findByUid: (uid) => first(sql`${ceremonies.data} ->> 'uid' = ${uid}`),
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        const consumed = { consumed: Math.floor(clock().getTime() / second) };
        const data = sql`${ceremonies.data} || ${JSON.stringify(consumed)}::jsonb`;
        await db.update(ceremonies).set({ data }).where(at(id));
      },
      async destroy(id) {
        await db.delete(ceremonies).where(at(id));
      },
      async revokeByGrantId(grantId) {
        const granted = sql`${ceremonies.data} ->> 'grantId' = ${grantId}`;
        await db.delete(ceremonies).where(and(eq(ceremonies.kind, kind), granted));
      },
    };
  };
}
