import { nameWithin, type State, storyAddress, useDescription, useStates } from '../board';
import { isPartOf } from '../storyIndex';

export interface StatesProps {
  /** `Screens/Checkout`. Includes the titles below it, such as `Screens/Checkout/Guest`. */
  of: string;
}

/** Every state of a title with its description, as links. */
export function States({ of }: StatesProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">What it shows</th>
        </tr>
      </thead>
      <tbody>
        {useStates()
          ?.filter(isPartOf(of))
          .map((state) => (
            <StateRow key={state.id} state={state} name={nameWithin(of, state)} />
          ))}
      </tbody>
    </table>
  );
}

function StateRow({ state, name }: { state: State; name: string }) {
  const description = useDescription(state);
  return (
    <tr>
      <th scope="row">
        <a href={storyAddress(state.id)} target="_top">
          {name}
        </a>
      </th>
      <td>{description}</td>
    </tr>
  );
}
