/** The id of this document's view, if its response has one: while there is a canary. */
export function viewId(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.serverTiming?.find(({ name }) => name === 'view')?.description;
}
