import { Button } from '#ui/Button';
import { useMessages } from '../country';
import { useOpenOverlay } from '../navigation';
import { messages } from './messages';
import { PageMessage } from './PageMessage';
import { ToShop } from './ToShop';

/** The page for an unknown address, with next steps: the shop, the search, home (Specification/Addresses). */
export function NotFound() {
  const text = useMessages(messages);
  const openSearch = useOpenOverlay('search');
  return (
    <PageMessage heading={text.notFound} hint={text.notFoundHint}>
      <ToShop />
      <Button tone="quiet" icon="search" onClick={openSearch}>
        {text.toSearch}
      </Button>
    </PageMessage>
  );
}
