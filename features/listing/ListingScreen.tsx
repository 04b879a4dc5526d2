import { useParams } from 'react-router-dom';
import * as v from 'valibot';
import { type Group, groups, useOffers } from '#features/shared/api';
import { useSeenList } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { NotFound } from '#features/shared/herbarium';
import { offerMessages } from '#features/shared/offer';
import { PageIntro } from '#features/shared/page';
import { useIsHydrated } from '#features/shared/platform';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Crossfade } from '#ui/Crossfade';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Sticky } from '#ui/Sticky';
import { Text } from '#ui/Text';
import { cleanLine } from '#ui/typedText';
import * as styles from './ListingScreen.css';
import { messages } from './messages';
import { Categories } from './parts/Categories';
import { Items, isLong } from './parts/Items';
import { SortSelect } from './parts/SortSelect';
import { useSort } from './parts/sorting';

const groupSchema = v.optional(v.pipe(v.string(), v.transform(cleanLine), v.picklist(groups)));

/** All offers by popularity, or those of one category (Screens/Listing). The sort order is in the address. */
export function ListingScreen() {
  const group = v.safeParse(groupSchema, useParams().group);
  return group.success ? <Listing group={group.output} /> : <NotFound />;
}

function Listing({ group }: { group: Group | undefined }) {
  const text = useMessages(messages);
  const groupName = useMessages(offerMessages).groups;
  const { sort, setSort } = useSort();
  const { data: offers, isError } = useOffers();
  const shown = offers?.filter((offer) => group === undefined || offer.group === group);
  useSeenList(group ?? 'most-popular', shown);
  const name = `${group} ${sort}`;
  // Not in the prerender: a choice there would be lost.
  const isHydrated = useIsHydrated();
  const canSort = isHydrated && (shown ? shown.length > 1 : !isError);
  return (
    <Container>
      <Stack gap="7" paddingBlock="8">
        <PageIntro lead={text.lead}>{group ? groupName[group] : text.mostPopular}</PageIntro>
        <Columns columns={{ desktop: 'small:1' }} gap="6" columnGap="9">
          <Sticky from="desktop">
            <Categories current={group} sort={sort} />
          </Sticky>
          <Stack gap="5">
            <div className={styles.bar}>
              <Inline justify="between">
                <Text size="small" tone="muted">
                  <span role="status">{shown?.length ? text.count(shown.length) : null}</span>
                </Text>
                {canSort && <SortSelect value={sort} onChange={setSort} />}
              </Inline>
            </div>
            {shown && isLong(shown) ? (
              <Items key={name} group={group} sort={sort} offers={shown} />
            ) : (
              <Crossfade name={name}>
                <div>
                  <Items group={group} sort={sort} offers={shown} />
                </div>
              </Crossfade>
            )}
          </Stack>
        </Columns>
      </Stack>
    </Container>
  );
}
