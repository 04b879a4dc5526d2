import { type ReactNode, useState } from 'react';
import { Select } from '#ui/Select';
import * as styles from './blocks.css';
import { CopyKindContext, copyKinds } from './Copy';

/** Values of the theme below one choice of what a press on them copies. */
export function TokenChoice({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<string>(copyKinds[0]);
  const kind = copyKinds.find((known) => known === chosen) ?? copyKinds[0];
  return (
    <CopyKindContext value={kind}>
      <div className={styles.stack}>
        <div className={styles.choice}>
          <Select
            size="small"
            label="A press on a value copies"
            options={copyKinds.map((value) => ({ value, label: value }))}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
        </div>
        {children}
      </div>
    </CopyKindContext>
  );
}
