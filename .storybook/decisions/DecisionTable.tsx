import * as v from 'valibot';
import { useEntries } from '../board';
import { DocsTable } from '../DocsTable';
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
    <DocsTable
      head={['Decision', 'Date', 'Status']}
      rows={pages.flatMap(({ id, title, importPath }) => {
        const decision = decisions.get(importPath);
        if (!decision) return [];
        const link = (
          <PageLink key="link" to={title}>
            {title.split('/').at(-1)}
          </PageLink>
        );
        return { key: id, cells: [link, decision.date, decision.status] };
      })}
    />
  );
}
