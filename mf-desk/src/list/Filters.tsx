import { SelectField } from '@emberite/ui-kit/SelectField';
import type { Filter } from './filters.ts';
import * as styles from './Filters.module.css';

export interface FiltersProps {
  filters: readonly Filter[];
  /** The chosen value of each filter, by name. */
  chosen: Readonly<Record<string, string | undefined>>;
  onChoose: (filter: string, value: string) => void;
  /** What a menu says while nothing is chosen: an option that can be chosen again, or a request to choose. */
  unchosen: { all: string } | { ask: string };
}

/** The filters of a page, as menus. */
export function Filters({ filters, chosen, onChoose, unchosen }: FiltersProps) {
  const all = 'all' in unchosen ? [{ value: '', label: unchosen.all }] : [];
  return (
    <section aria-label="Filters" className={styles.filters}>
      {filters.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          options={[...all, ...options]}
          placeholder={'ask' in unchosen ? unchosen.ask : undefined}
          value={chosen[name] ?? ''}
          onChange={(value) => onChoose(name, value)}
        />
      ))}
    </section>
  );
}
