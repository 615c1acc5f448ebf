/** The second consumer brand, with its own page at /revy. */
export const secondBrand = {
  name: 'Revy',
  tagline: 'Your adventure community',
  to: '/revy',
} as const;
