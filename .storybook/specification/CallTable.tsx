import type { ShopMethod, ShopService } from '#features/shared/api';
import { callPurposes } from './callPurposes';

export interface CallTableProps {
  calls: readonly (ShopMethod | ShopService)[];
}

/** Calls, and what each is for. */
export function CallTable({ calls }: CallTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col">What for</th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <tr key={call}>
            <th scope="row">
              <code>{call}</code>
            </th>
            <td>{callPurposes[call]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
