import type { ShopMethod, ShopService } from '#features/shared/api';
import { callPurposes } from './callPurposes';

export interface CallsProps {
  methods: readonly (ShopMethod | ShopService)[];
}

/** The calls that a screen makes, and what each is for. */
export function Calls({ methods }: CallsProps) {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">What for</th>
          </tr>
        </thead>
        <tbody>
          {methods.map((method) => (
            <tr key={method}>
              <th scope="row">
                <code>{method}</code>
              </th>
              <td>{callPurposes[method]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Fields, answers and error codes:{' '}
        <a href="./?path=/docs/specification-wire-format--docs" target="_top">
          Specification/Wire format
        </a>
        .
      </p>
    </>
  );
}
