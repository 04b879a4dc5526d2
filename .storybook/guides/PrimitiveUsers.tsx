import { users } from 'virtual:users';
import { useEntries } from '../board';

/** `features/offer/parts/Buying.tsx` → `features/offer`. */
const folderOf = (file: string) => file.match(/^(features\/shared\/\w+|\w+\/[\w-]+)/)?.[0] ?? file;

/** The folders of the shop that import a primitive, `Button`; screens lead to their specification. */
export function PrimitiveUsers({ name: primitive }: { name: string }) {
  const entries = useEntries() ?? [];
  const files = users[primitive] ?? [];
  const folders = [...new Set(files.map(folderOf))];
  if (folders.length === 0) return <p>No screen imports it; other primitives may.</p>;
  return (
    <ul>
      {folders.map((folder) => {
        const count = files.filter((file) => folderOf(file) === folder).length;
        const page = entries.find(
          ({ name, importPath }) => name === 'Specification' && importPath.startsWith(`./${folder}/`),
        );
        return (
          <li key={folder}>
            {page ? (
              <a href={`./?path=/docs/${page.id}`} target="_top">
                {page.title}
              </a>
            ) : (
              <code>{folder}</code>
            )}
            {/* An element of its own, because the link replaces the folder beside it. */}
            <span>{`, ${count} ${count === 1 ? 'file' : 'files'}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
