import { useEntries } from '../board';

export interface PrimitiveLinkProps {
  /** The primitive: 'Button'. */
  name: string;
  /** The text of the link, if it is not the name. */
  children?: string;
}

/** Leads to the docs page of a primitive. Throws if there is none. */
export function PrimitiveLink({ name, children = name }: PrimitiveLinkProps) {
  const entries = useEntries();
  const page = entries?.find(({ type, title }) => type === 'docs' && title.split('/').at(-1) === name);
  if (entries && !page) throw new Error(`No docs page is called ${name}.`);
  return (
    <a href={page && `./?path=/docs/${page.id}`} target="_top">
      {children}
    </a>
  );
}
