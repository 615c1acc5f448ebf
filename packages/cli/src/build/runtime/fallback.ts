/**
 * In the shell, instead of what gets shared modules from a place of their own: no package has one. That makes the first
 * load of every page smaller.
 */
export const getSharedFallbackGetter = undefined;
