/**
 * The icons of this remote's navigation entries as path data: lucide's `compass` and
 * `circle-question-mark`. Routes are data, so they cannot contain the kit's icon components.
 */
export const experiencesIcon = [
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
  'm16.24 7.76-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z',
];

export const helpIcon = [
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
  'M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5',
  'M12 17h.01',
];
