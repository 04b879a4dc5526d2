import { Button } from '#ui/Button';
import { useMessages } from '../country';
import { routes, useOpenOverlay } from '../navigation';
import { messages } from './messages';
import { PageMessage } from './PageMessage';

/** The page for an unknown address, with next steps: the shop, the search, home (Specification/Addresses). */
export function NotFound() {
  const text = useMessages(messages);
  const openSearch = useOpenOverlay('search');
  return (
    <PageMessage heading={text.notFound} hint={text.notFoundHint}>
      <Button href={routes.mostPopular.href()}>{text.toShop}</Button>
      <Button tone="quiet" icon="search" onClick={openSearch}>
        {text.toSearch}
      </Button>
    </PageMessage>
  );
}
