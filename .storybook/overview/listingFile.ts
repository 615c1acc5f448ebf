/** Next to Storybook's own files: what the sources say, asked for by the overview. */
export const listingFile = 'listing.json';
