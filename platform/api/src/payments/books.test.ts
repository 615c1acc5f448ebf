import { expect, test } from 'vitest';
import { after, day } from '../clock.ts';
import { payments } from '../db/schema.ts';
import { newMember, startTestApi } from '../testing/index.ts';
import { readAt } from '../../testing/readAt.ts';
import { isFull } from '../../../../tools/sample.ts';

test.runIf(isFull)('a payment stays in the books for seven years, without the payer', async () => {
  const email = 'payer@books.example';
  const api = await startTestApi();
  const member = await newMember(api, email);
  await member.send('/payment/test-checkout', new URLSearchParams());
  expect((await member.post('/api/users/delete', { email })).status).toBe(200);
  await api.stop();
  const booked = (years: number) =>
    readAt(api, after(new Date(), years * 365 * day), (db) => db.select().from(payments));
  const [entry] = await booked(6.9);
  expect(entry).toMatchObject({ amountCents: 1000, refundedAt: expect.any(Date) });
  expect(JSON.stringify(entry)).not.toContain('payer');
  expect(await booked(7.1)).toEqual([]);
});
