import { useMessages } from '#features/shared/country';
import { PageMessage } from '#features/shared/page';
import { Button } from '#ui/Button';
import { messages } from './messages';

/**
 * Error boundary of a screen that throws while it renders (Specification/Page behaviour). The root reports the cause.
 */
export function RouteError() {
  const text = useMessages(messages);
  return (
    <PageMessage heading={text.renderError} headingLang="en" hint={text.renderErrorHint}>
      <Button onClick={() => location.reload()}>{text.reload}</Button>
    </PageMessage>
  );
}
