/**
 * In the shell, instead of the descriptions of Module Federation's errors: each error links to its own, and half a
 * kilobyte of text less is in what every page loads first.
 */
export const [runtimeDescMap, typeDescMap, buildDescMap, errorDescMap] = [{}, {}, {}, {}];
