import type { Price } from '@emberite/content/poetryNight';

/** Returns a group size as text: '6-12 people'. */
export const peopleRange = ({ min, max }: { min: number; max: number }): string =>
  `${min}-${max} people`;

/** Returns a price as text: '40 CAD'. */
export const priceText = ({ amount, currency }: Price): string => `${amount} ${currency}`;
