import { SelectField } from '@emberite/ui-kit/SelectField';
import type { Filter } from './filters.ts';
import * as styles from './Filters.module.css';

export interface FiltersProps {
  filters: readonly Filter[];
  /** The chosen value of each filter, by name. */
  chosen: Readonly<Record<string, string | undefined>>;
  onChoose: (filter: string, value: string) => void;
  /** What a menu asks for while nothing is chosen. Without it, all can be chosen. */
  placeholder?: string;
}

/** The filters of a page, as menus. */
export function Filters({ filters, chosen, onChoose, placeholder }: FiltersProps) {
  const all = placeholder ? [] : [{ value: '', label: 'All' }];
  return (
    <section aria-label="Filters" className={styles.filters}>
      {filters.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          options={[...all, ...options]}
          placeholder={placeholder}
          value={chosen[name] ?? ''}
          onChange={(value) => onChoose(name, value)}
        />
      ))}
    </section>
  );
}
