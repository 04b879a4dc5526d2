import * as styles from './CheckboxTile.css';

export interface CheckboxTileProps {
  /** The answer. */
  label: string;
  /** Whether it is chosen. */
  checked: boolean;
  /** It is chosen, or no longer. */
  onChange: () => void;
}

/** One of several answers to a question, of which any number can be chosen. Draw it in a `fieldset`. Yes or no is a `Checkbox`. */
export function CheckboxTile({ label, checked, onChange }: CheckboxTileProps) {
  return (
    <label className={styles.tile}>
      <input type="checkbox" className={styles.box} checked={checked} onChange={onChange} />
      {label}
    </label>
  );
}
