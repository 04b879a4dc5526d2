import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { clubPrice, useCountry, useMessages } from '#features/shared/country';
import { routes, useOverlay } from '#features/shared/navigation';
import { Price } from '#features/shared/offer';
import { Lazy, pageMessages } from '#features/shared/page';
import { codeQuery, useCode, useComesNear } from '#features/shared/platform';
import { Band } from '#ui/Band';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { DescriptionList } from '#ui/DescriptionList';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Timeline } from '#ui/Timeline';
import { messages } from '../messages';

/** Loaded separately, because the form with validation and phone formatting is larger than the rest of the screen. */
const joinPopup = codeQuery(async () => (await import('./JoinPopup')).JoinPopup);

export interface MembershipProps {
  /** The heading above the price. */
  heading: Ref<HTMLHeadingElement>;
}

/** The steps of joining, and the box with the price, the terms and the button. */
export function Membership({ heading }: MembershipProps) {
  const text = useMessages(messages);
  const page = useMessages(pageMessages);
  const { code } = useCountry();
  const headingId = useId();
  const { isOpen, open, close } = useOverlay();
  const [hasJoined, setJoined] = useState(false);
  const toShop = useRef<HTMLAnchorElement>(null);

  const [nearRef, isNear] = useComesNear<HTMLDivElement>();
  const { isFetching } = useCode(joinPopup, { enabled: isNear });

  const isWelcome = hasJoined && !isOpen;
  // In place of the button that opened the popup, which Back closes too. An open popup would take the focus back.
  useEffect(() => {
    if (isWelcome) toShop.current?.focus();
  }, [isWelcome]);

  const { renewal, cancelling, refund, pause, delivery, email } = text.terms;
  return (
    <Band tone="sunken">
      <Container>
        <div ref={nearRef}>
          <Columns columns={{ desktop: '1:1' }} gap="8" columnGap="11" align="center">
            <Stack gap="7">
              <Heading level={2}>{text.stepsHeading}</Heading>
              <Timeline
                numbered
                steps={text.steps.map((step) => ({
                  key: step,
                  content: <Text>{step}</Text>,
                }))}
              />
            </Stack>
            <Card as="section" padding="large" aria-labelledby={headingId}>
              <Stack gap="5">
                <Heading level={2} size="h3" id={headingId} ref={heading} tabIndex={-1}>
                  {text.membership}
                </Heading>
                <Inline align="baseline" gap="3" rowGap="0">
                  <Price
                    price={clubPrice(code)}
                    size="large"
                    labels={{ price: text.fee, oldPrice: text.fee }}
                  />
                  <Text tone="muted" as="span">
                    {text.perYear}
                  </Text>
                </Inline>
                <DescriptionList
                  layout="beside"
                  items={[renewal, cancelling, refund, pause, delivery, email].map(
                    ({ term, text: description }) => ({
                      term,
                      description: <Text as="span">{description}</Text>,
                    }),
                  )}
                />
                {hasJoined ? (
                  <>
                    {/* The popup has announced it. */}
                    <Notice tone="success" live={false} title={text.joined}>
                      {text.joinedHint}
                    </Notice>
                    <Button ref={toShop} href={routes.mostPopular.href()} width="full">
                      {page.toShop}
                    </Button>
                  </>
                ) : (
                  <Button tone="primary" size="large" width="full" busy={isOpen && isFetching} onClick={open}>
                    {text.join.title}
                  </Button>
                )}
              </Stack>
            </Card>
          </Columns>
        </div>
      </Container>
      <Lazy code={joinPopup} open={isOpen} onClose={close}>
        {(JoinPopup) => <JoinPopup open={isOpen} onClose={close} onJoined={() => setJoined(true)} />}
      </Lazy>
    </Band>
  );
}
