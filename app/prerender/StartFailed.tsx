import { phoneHref, useCountry, useMessages } from '#features/shared/country';
import { PageMessage } from '#features/shared/page';
import { Button, type ButtonProps } from '#ui/Button';
import { Container } from '#ui/Container';
import { Inline } from '#ui/Inline';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import { RETRY_HREF } from './plan';

/** How to order without the shop, and another try. */
function NextSteps({ size }: Required<Pick<ButtonProps, 'size'>>) {
  const text = useMessages(messages);
  const { phone } = useCountry().contact;
  return (
    <>
      <Button href={phoneHref(phone)} size={size} tone="primary" icon="phone">
        {text.call(phone)}
      </Button>
      <Button href={RETRY_HREF} size={size}>
        {text.retry}
      </Button>
    </>
  );
}

/** In place of a page whose scripts are blocked or have failed (Specification/First screen). */
export function StartFailed() {
  const text = useMessages(messages);
  return (
    <PageMessage heading={text.notStarted} hint={text.notStartedHint}>
      <NextSteps size="medium" />
    </PageMessage>
  );
}

/** The same above the home page, which can be read without scripts. */
export function StartFailedNotice() {
  const text = useMessages(messages);
  return (
    <Container>
      <Stack paddingBlock="5">
        <Notice
          tone="error"
          title={text.notStarted}
          action={
            <Inline gap="3">
              <NextSteps size="small" />
            </Inline>
          }
        >
          {text.notStartedHint}
        </Notice>
      </Stack>
    </Container>
  );
}
