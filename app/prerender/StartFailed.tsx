import { countries, countrySettings, Logo, phoneHref, useMessages } from '#features/shared/country';
import { PageHeading, PageMessage } from '#features/shared/page';
import { Button, type ButtonProps } from '#ui/Button';
import { Container } from '#ui/Container';
import { Inline } from '#ui/Inline';
import { Notice } from '#ui/Notice';
import { NoWrap } from '#ui/NoWrap';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { CallButton } from '../CallButton';
import { messages } from '../messages';
import { RETRY_HREF } from './plan';

/** How to order without the shop, and another try. */
function NextSteps({ size }: Required<Pick<ButtonProps, 'size'>>) {
  const text = useMessages(messages);
  return (
    <>
      <CallButton size={size} />
      <Button href={RETRY_HREF} size={size}>
        {text.retry}
      </Button>
    </>
  );
}

/** In place of a page whose scripts are blocked or have failed (Specification/Page behaviour). */
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

/**
 * The whole page where no script runs at all, or the first one fails. What tells the country is a script, so it has the
 * numbers of all, and nothing that only a script would answer.
 */
export function WithoutScripts() {
  const text = useMessages(messages);
  return (
    <Container>
      <Stack gap="6" paddingBlock="7">
        <Logo />
        <PageHeading>{text.notStarted}</PageHeading>
        <Text size="lead" tone="muted">
          {text.notStartedHint}
        </Text>
        <Stack as="ul" gap="4">
          {countries.map((country) => {
            const { name, contact } = countrySettings[country];
            return (
              <li key={country}>
                <Button href={phoneHref(contact.phone)} icon="phone">
                  {name}: <NoWrap>{contact.phone}</NoWrap>
                </Button>
              </li>
            );
          })}
        </Stack>
        <Inline>
          <Button href={RETRY_HREF} tone="quiet">
            {text.retry}
          </Button>
        </Inline>
      </Stack>
    </Container>
  );
}
