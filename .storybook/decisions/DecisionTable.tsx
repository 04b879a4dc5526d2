import * as v from 'valibot';
import { useEntries } from '../board';
import { PageLink } from '../specification/PageLink';
import { isPartOf } from '../storyIndex';

const decisionSchema = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  status: v.picklist(['Accepted', 'Changed', 'Replaced']),
});

/** What each decision's file exports, by its path as in Storybook's index. */
const decisions = new Map(
  Object.entries(import.meta.glob('./[0-9]*.mdx', { eager: true })).map(([path, module]) => [
    path.replace('./', './.storybook/decisions/'),
    v.parse(decisionSchema, module),
  ]),
);

const isDecision = isPartOf('For developers/Decisions');

/** Every decision with its date and status, in the order of their numbers. */
export function DecisionTable() {
  const pages = useEntries()?.filter(isDecision) ?? [];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Decision</th>
          <th scope="col">Date</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ id, title, importPath }) => {
          const decision = decisions.get(importPath);
          return (
            decision && (
              <tr key={id}>
                <th scope="row">
                  <PageLink to={title}>{title.split('/').at(-1)}</PageLink>
                </th>
                <td>{decision.date}</td>
                <td>{decision.status}</td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
