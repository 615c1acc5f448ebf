/**
 * The icon of this remote's navigation entry as path data: lucide's `compass`. Routes are data, so
 * they cannot contain the kit's icon components.
 */
export const experiencesIcon = [
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
  'm16.24 7.76-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z',
];
