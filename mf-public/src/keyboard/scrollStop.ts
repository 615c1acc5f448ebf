/** Props for a scrolling element: make it a tab stop, so that the arrow keys can scroll it. */
export const scrollStop = { tabIndex: 0 } as const;
