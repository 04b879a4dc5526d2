import { useCartKept } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { PageMessage } from '#features/shared/page';
import { Button } from '#ui/Button';
import { CallButton } from './CallButton';
import { messages } from './messages';

/**
 * Error boundary of a screen that throws while it renders, as every screen may in a browser that is too old
 * (Specification/Page behaviour). The root reports the cause.
 */
export function RouteError() {
  const text = useMessages(messages);
  const cartKept = useCartKept();
  return (
    <PageMessage heading={text.renderError} headingLang="en" hint={`${text.renderErrorHint} ${cartKept}`}>
      <CallButton />
      <Button onClick={() => location.reload()}>{text.reload}</Button>
    </PageMessage>
  );
}
