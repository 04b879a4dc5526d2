import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as styles from './guides.css';

export interface ChoicesProps {
  /** The primitives to choose from. */
  items: readonly {
    name: string;
    /** The id of its docs page. */
    page: string;
    /** The primitive itself, if it can stand in a table. */
    example?: ReactNode;
    /** What it is for. */
    use: string;
    /** What something else is for. */
    avoid: string;
  }[];
}

/** Similar primitives with what each is for and what it is not for. */
export function Choices({ items }: ChoicesProps) {
  const hasExamples = items.some(({ example }) => example);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Primitive</th>
          {hasExamples && <th scope="col">Looks like</th>}
          <th scope="col">Use it for</th>
          <th scope="col">Not for</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, page, example, use, avoid }) => (
          <tr key={name}>
            <th scope="row">
              <a href={`?path=/docs/${page}`} target="_top">
                {name}
              </a>
            </th>
            {hasExamples && (
              <td>
                <Unstyled className={styles.sample}>{example}</Unstyled>
              </td>
            )}
            <td>{use}</td>
            <td>{avoid}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
