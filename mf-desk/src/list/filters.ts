import { useSearchParams } from '@emberite/sdk/router';
import { useEffect, useRef } from 'react';

/** A filter of a list, in the address by its name. */
export interface Filter {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** The chosen values of filters. What is not chosen is not there, and filters nothing. */
export type Chosen<Filters extends readonly Filter[]> = {
  [One in Filters[number] as One['name']]?: One['options'][number]['value'];
};

/** The values in the address, and how to choose one; '' chooses none. Unknown values filter nothing. */
export function useFilters<Filters extends readonly Filter[]>(filters: Filters) {
  const [search, setSearch] = useSearchParams();
  // What was chosen last: the address follows later, and a second choice must not undo the first.
  const wanted = useRef(search);
  useEffect(() => {
    wanted.current = search;
  }, [search]);
  const chosen = Object.fromEntries(
    filters.flatMap(({ name, options }) => {
      const value = search.get(name);
      return options.some((option) => option.value === value) ? [[name, value]] : [];
    }),
  ) as Chosen<Filters>;
  function choose(name: string, value: string) {
    const next = new URLSearchParams(wanted.current);
    if (value) next.set(name, value);
    else next.delete(name);
    wanted.current = next;
    setSearch(next, { replace: true });
  }
  return { chosen, choose };
}
