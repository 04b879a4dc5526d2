import { useMessages } from '#features/shared/country';
import { PageMessage } from '#features/shared/page';
import { Button } from '#ui/Button';
import { messages } from './messages';

/** The last resort: a screen that could not be drawn (seed §2). The router has logged the cause. */
export function RouteError() {
  const text = useMessages(messages);
  return (
    <PageMessage heading={text.renderError} hint={text.renderErrorHint}>
      <Button onClick={() => location.reload()}>{text.reload}</Button>
    </PageMessage>
  );
}
