import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { loadStates, type State } from './loadStates';

export interface StatesProps {
  /** `Screens/Checkout`. Includes the titles below it, such as `Screens/Checkout/Guest`. */
  of: string;
}

/** Every state of a title with its description, as links. */
export function States({ of }: StatesProps) {
  const context = useContext(DocsContext);
  const [states, setStates] = useState<readonly State[]>([]);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    loadStates(of, context).then(setStates, setError);
  }, [of, context]);
  if (error !== undefined) throw error;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">What it shows</th>
        </tr>
      </thead>
      <tbody>
        {states.map(({ id, title, name, description }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`./?path=/story/${id}`} target="_top">
                {[...title.slice(of.length + 1).split('/'), name].filter(Boolean).join(', ')}
              </a>
            </th>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
