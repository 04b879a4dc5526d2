import * as styles from './CheckboxTile.css';

export interface CheckboxTileProps {
  /** The answer. */
  label: string;
  /** Whether the answer is selected. */
  checked: boolean;
  /** Called when the user selects or deselects the answer. */
  onChange: () => void;
}

/** One of several answers to a question, any number of which can be selected. Put the tiles in a `fieldset`. For yes or no, use a `Checkbox`. */
export function CheckboxTile({ label, checked, onChange }: CheckboxTileProps) {
  return (
    <label className={styles.tile}>
      <input type="checkbox" className={styles.box} checked={checked} onChange={onChange} />
      {label}
    </label>
  );
}
