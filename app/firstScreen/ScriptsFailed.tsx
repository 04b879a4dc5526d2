import { phoneHref, useCountry, useMessages } from '#features/shared/country';
import { PageMessage } from '#features/shared/page';
import { ButtonLink } from '#ui/ButtonLink';
import { messages } from '../messages';

/** In place of a page whose scripts are blocked or have failed: how to order without them. */
export function ScriptsFailed() {
  const text = useMessages(messages);
  const { phone } = useCountry().contact;
  return (
    <PageMessage heading={text.noScripts} hint={text.noScriptsHint}>
      <ButtonLink href={phoneHref(phone)} tone="primary">
        {text.call(phone)}
      </ButtonLink>
    </PageMessage>
  );
}
