/** Next to Storybook's own files: what the sources say, asked for by the overview. */
export const LISTING_FILE = 'listing.json';
