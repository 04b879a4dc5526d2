import { useRef } from 'react';
import * as styles from './Board.css';
import { StoryFrame, type StoryFrameProps } from './StoryFrame';
import type { State } from './states';
import { useDescription } from './useDescription';
import { useIsNear } from './useIsNear';

export type RowWindow = Pick<StoryFrameProps, 'size' | 'toolbars' | 'viewport'> & { label: string };

export interface StateRowProps {
  state: State;
  /** The part of the page that it shows, beside its name. */
  part?: string;
  columns: readonly RowWindow[];
  scale: number;
  /** The room for a window, in px. A wider one is drawn smaller, never cut. */
  width: number;
  /** The stories can be used in their frames. */
  isUsable?: boolean;
}

/** A state with its description, in a frame for each window. */
export function StateRow({ state, part, columns, scale, width, isUsable = false }: StateRowProps) {
  const row = useRef<HTMLElement>(null);
  const description = useDescription(state, useIsNear(row));
  return (
    <article ref={row} className={styles.row}>
      <h3 id={state.id} tabIndex={-1} className={styles.name}>
        {state.name} {part && <small className={styles.part}>{part}</small>}
      </h3>
      <p className={styles.description}>{description}</p>
      <div className={styles.windows}>
        {columns.map((column) => (
          <StoryFrame
            key={column.label}
            {...column}
            state={state}
            scale={Math.min(scale, width / column.size.width)}
            isUsable={isUsable}
          />
        ))}
      </div>
    </article>
  );
}
