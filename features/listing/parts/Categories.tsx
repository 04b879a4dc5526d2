import { type Group, groups } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { offerMessages } from '#features/shared/offer';
import { Chips } from '#ui/Chips';
import { SideNavigation } from '#ui/SideNavigation';
import { messages } from '../messages';
import * as styles from './Categories.css';
import type { Sort } from './sorting';

export interface CategoriesProps {
  /** `undefined` if all offers are shown. */
  current: Group | undefined;
  /** Kept in the links to the categories. */
  sort: Sort | undefined;
}

/** Links to the categories: a list beside the items, or chips above them on narrow screens. */
export function Categories({ current, sort }: CategoriesProps) {
  const text = useMessages(messages);
  const groupName = useMessages(offerMessages).groups;
  const all = { href: routes.mostPopular.href(sort), label: text.all };
  const items = [
    all,
    ...groups.map((group) => ({ href: routes.shop.href(group, sort), label: groupName[group] })),
  ];
  const currentHref = current ? routes.shop.href(current, sort) : all.href;
  const list = { label: text.categories, items, current: currentHref };
  return (
    <>
      <div className={styles.beside}>
        <SideNavigation {...list} />
      </div>
      <div className={styles.above}>
        <Chips {...list} />
      </div>
    </>
  );
}
