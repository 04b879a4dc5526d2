import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { useMessages } from '../country';
import { useOpenOverlay } from '../navigation';
import { PageIntro } from '../page';
import { CategoryTiles } from './CategoryTiles';
import { messages } from './messages';
import * as styles from './NotFoundPage.css';
import { PlantSheet } from './PlantSheet';

/** The page for an unknown address, with next steps: the search and the categories (Specification/Page behaviour). */
export function NotFoundPage() {
  const text = useMessages(messages);
  const openSearch = useOpenOverlay('search');
  return (
    <PlantSheet plant="fennel">
      <Stack gap="6">
        <PageIntro lead={text.notFoundHint}>{text.notFound}</PageIntro>
        <button type="button" className={styles.search} onClick={openSearch}>
          <Icon name="search" />
          {text.toSearch}
        </button>
        <CategoryTiles label={text.orCategory} />
      </Stack>
    </PlantSheet>
  );
}
