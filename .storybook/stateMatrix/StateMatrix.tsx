import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './StateMatrix.css';

/**
 * What a mouse and the keyboard do to a control and to the elements around it, as classes of
 * `storybook-addon-pseudo-states`.
 */
const interactions = [
  { name: 'Rest', own: [], around: [] },
  { name: 'Hover', own: ['pseudo-hover'], around: ['pseudo-hover'] },
  { name: 'Focus', own: ['pseudo-focus', 'pseudo-focus-visible'], around: ['pseudo-focus-within'] },
  { name: 'Pressed', own: ['pseudo-hover', 'pseudo-active'], around: ['pseudo-hover', 'pseudo-active'] },
] as const;

const untouched = { own: [], around: [] };

const controls = 'a, button, input, select, textarea';

export interface StateMatrixProps<Props> {
  /** The rows: the name of each variant, with its props. */
  variants: Record<string, Props>;
  /** Further columns: states that props bring about, `{ Disabled: { disabled: true } }`. */
  states?: Record<string, Props>;
  /** How wide each control is; without it, as wide as its content. */
  width?: string;
  /** Renders one control. `name` is unique, for labels that must be: 'Secondary, Hover'. */
  children: (props: Props, name: string) => ReactNode;
}

/** The variants of a control × its states, hover, focus and pressed included. */
export function StateMatrix<Props extends object>({
  variants,
  states = {},
  width,
  children,
}: StateMatrixProps<Props>) {
  const columns = [
    ...interactions.map((interaction) => ({ ...interaction, more: {} })),
    ...Object.entries(states).map(([name, more]) => ({ name, ...untouched, more })),
  ];
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(variants).map(([variant, props]) => (
            <tr key={variant}>
              <th scope="row">{variant}</th>
              {columns.map(({ name, more, ...classes }) => (
                <td key={name}>
                  <Interaction {...classes} width={width}>
                    {children({ ...props, ...more }, `${variant}, ${name}`)}
                  </Interaction>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface InteractionProps {
  /** Classes of the control. */
  own: readonly string[];
  /** Classes of the elements between the cell and the control. */
  around: readonly string[];
  width: string | undefined;
  children: ReactNode;
}

/** Shows the control in it as if a mouse or the keyboard were at it. */
function Interaction({ own, around, width, children }: InteractionProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const control = root.current?.querySelector(controls);
    control?.classList.add(...own);
    for (
      let element = control?.parentElement;
      element && element !== root.current;
      element = element.parentElement
    )
      element.classList.add(...around);
  }, [own, around]);
  return (
    <div ref={root} style={{ width }}>
      {children}
    </div>
  );
}
