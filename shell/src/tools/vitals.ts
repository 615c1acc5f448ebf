/** Measures how fast a page is, while its package has a canary. */
