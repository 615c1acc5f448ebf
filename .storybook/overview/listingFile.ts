/** The file beside Storybook's own from which the overview loads the listing. */
export const listingFile = 'listing.json';
