import { type Group, groups } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { groupNames } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { Anchor } from '#ui/Anchor';
import { Chips } from '#ui/Chips';
import { Stack } from '#ui/Stack';
import { media, useMedia } from '#ui/theme';
import * as styles from '../ListingScreen.css';
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
  if (!isWide) return <Chips label={text.categories} items={items} current={currentHref} />;
  return (
    <nav aria-label={text.categories}>
      <Stack as="ul" gap="1">
        {items.map(({ href, label }) => (
          <li key={href}>
            <Anchor href={href} corners="medium" aria-current={href === currentHref ? 'page' : undefined}>
              <span className={styles.category}>{label}</span>
            </Anchor>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
