import { type Group, groups } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { groupNames } from '#features/shared/offer';
import { Chips } from '#ui/Chips';
import { SideNavigation } from '#ui/SideNavigation';
import { media, useMedia } from '#ui/theme';
import { messages } from '../messages';
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
  const groupName = useMessages(groupNames);
  const isWide = useMedia(media.above('xl'));
  const all = { href: routes.mostPopular.href(sort), label: text.all };
  const items = [
    all,
    ...groups.map((group) => ({ href: routes.shop.href(group, sort), label: groupName[group] })),
  ];
  const currentHref = current ? routes.shop.href(current, sort) : all.href;
  const List = isWide ? SideNavigation : Chips;
  return <List label={text.categories} items={items} current={currentHref} />;
}
