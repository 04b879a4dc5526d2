import type { ReactNode } from 'react';
import { toId } from 'storybook/internal/csf';

interface PageLinkProps {
  /** `Specification/Cart` or `Screens/Checkout`. */
  to: string;
  /** The title if left out. */
  children?: ReactNode;
}

/** The specification page of a screen or shell part is attached to its stories, so it has a name of its own. */
const pageName = (title: string) => (/^(?:Screens|Shell)\//.test(title) ? 'specification' : 'docs');

/** A link to a docs page by its title. */
export function PageLink({ to, children = to }: PageLinkProps) {
  return (
    <a href={`./?path=/docs/${toId(to, pageName(to))}`} target="_top">
      {children}
    </a>
  );
}
