import { and, gt, lte } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { after, hour } from '../clock.ts';

/** How far the clocks of several machines, or one before and after it was set, may differ, in milliseconds. */
const slack = 2 * hour;

/**
 * Whether something lasts at `now` that lasts for `lifetime` milliseconds. What was made while the clock was
 * ahead does not: it would last too long.
 */
export const lasts = (expiresAt: AnyColumn, now: Date, lifetime: number): SQL | undefined =>
  and(gt(expiresAt, now), lte(expiresAt, after(now, lifetime + slack)));
