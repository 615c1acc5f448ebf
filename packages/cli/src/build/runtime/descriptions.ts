/**
 * In the shell, instead of the descriptions of Module Federation's errors: each error links to its
 * own, and every page's first load is half a kilobyte smaller.
 */
export const [runtimeDescMap, typeDescMap, buildDescMap, errorDescMap] = [{}, {}, {}, {}];
