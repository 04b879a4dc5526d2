import { Breadcrumb, type BreadcrumbProps } from '#ui/Breadcrumb';
import { useMessages } from '../country';
import { routes } from '../navigation';
import { messages } from './messages';

export interface PageBreadcrumbProps extends Pick<BreadcrumbProps, 'current'> {
  /** The pages between the home page and this one. */
  parents?: BreadcrumbProps['parents'];
}

/** The links from the home page to this one. */
export function PageBreadcrumb({ parents = [], current }: PageBreadcrumbProps) {
  const text = useMessages(messages);
  return (
    <Breadcrumb
      label={text.breadcrumb}
      parents={[{ label: text.home, href: routes.home.href() }, ...parents]}
      current={current}
    />
  );
}
