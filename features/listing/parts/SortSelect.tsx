import { useMessages } from '#features/shared/country';
import { Select } from '#ui/Select';
import * as styles from '../ListingScreen.css';
import { messages } from '../messages';
import { type Sort, sorts } from './sorting';

export interface SortSelectProps {
  /** `undefined` is the backend's order. */
  value: Sort | undefined;
  onChange: (sort: Sort | undefined) => void;
}

/** Selects the sort order of the items. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const text = useMessages(messages);
  return (
    <div className={styles.sort}>
      <Select
        size="small"
        label={text.sort}
        labelDisplay="hidden"
        options={[
          { value: '', label: text.unsorted },
          ...sorts.map((sort) => ({ value: sort, label: text.sorts[sort] })),
        ]}
        value={value ?? ''}
        onChange={({ target }) => onChange(sorts.find((sort) => sort === target.value))}
      />
    </div>
  );
}
