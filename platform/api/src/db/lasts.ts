import { and, gt, lte } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { after, hour } from '../clock.ts';

/** How far clocks may differ, in milliseconds: those of several machines, or one before and after it is corrected. */
const slack = 2 * hour;

/**
 * Whether a row with this lifetime is still valid at `now`. One that was created while the clock was ahead is not:
 * it would be valid for too long.
 */
export const lasts = (expiresAt: AnyColumn, now: Date, lifetime: number): SQL | undefined =>
  and(gt(expiresAt, now), lte(expiresAt, after(now, lifetime + slack)));
