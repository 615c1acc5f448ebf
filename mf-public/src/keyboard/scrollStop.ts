/** For an element that scrolls: makes it a stop of the Tab key, so that the arrow keys can scroll it. */
export const scrollStop = { tabIndex: 0 } as const;
