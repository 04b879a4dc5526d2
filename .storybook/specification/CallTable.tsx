import { handlers, type Target } from '#mocks/backend';

export interface CallTableProps {
  calls: readonly Target[];
}

const purposes = new Map<string, string>(
  Object.values(handlers).map(({ call }) => [call.name, call.purpose]),
);

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
            <td>{purposes.get(call)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
