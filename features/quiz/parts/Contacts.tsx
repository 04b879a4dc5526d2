import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useMessages } from '#features/shared/country';
import { formsMessages } from '#features/shared/forms';
import { nextStepState } from '#features/shared/navigation';
import { Lazy, showAndFocus } from '#features/shared/page';
import { codeQuery } from '#features/shared/platform';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { FieldSkeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import type { ContactStep } from '../steps';
import * as styles from './Contacts.css';
import type { ContactFormProps } from './contactDraft';

/** Loads separately: form validation and phone formatting weigh more than all the questions. */
export const contactForm = codeQuery(async () => (await import('./ContactForm')).ContactForm);

export interface ContactsProps extends ContactFormProps {
  step: ContactStep;
}

/**
 * The two contacts, each in its box. That of the current step has the form; the phone number waits for the email, which
 * then is a line. A step that opens moves the focus to its box.
 */
export function Contacts({ step, ...form }: ContactsProps) {
  const text = useMessages(messages);
  const { navigation, draft, offer } = form;
  const { asks } = step;
  const open = useRef<HTMLHeadingElement>(null);
  const shown = useRef(asks);
  // An effect, because Back restores the scroll position of the page first.
  useEffect(() => {
    if (shown.current === asks) return;
    shown.current = asks;
    showAndFocus(open.current);
  }, [asks]);
  const fields = (
    <Lazy code={contactForm} loading={<FormLoading asks={asks} />}>
      {(ContactForm) => <ContactForm step={step} {...form} />}
    </Lazy>
  );
  return (
    <div className={styles.contacts}>
      {asks === 'name' ? (
        <Box heading={text.emailHeading} lead={text.nameLead} ref={open}>
          {fields}
        </Box>
      ) : (
        <FoldedBox
          heading={text.emailHeading}
          note={draft.subscribedEmail && text.emailSent(draft.subscribedEmail)}
          link={
            <Link {...navigation.back} placement="standalone">
              {text.restore}
            </Link>
          }
        />
      )}
      <Box
        heading={text.phoneHeading}
        lead={text.phoneLead(offer.name)}
        {...(asks === 'phone' && { ref: open })}
      >
        {asks === 'phone' ? (
          fields
        ) : (
          <Button href={navigation.nextHref} state={nextStepState} tone="quiet">
            {text.openPhone}
          </Button>
        )}
      </Box>
    </div>
  );
}

interface BoxProps {
  heading: string;
  lead: string;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

function Box({ heading, lead, ref, children }: BoxProps) {
  const { optional } = useMessages(formsMessages);
  const headingId = useId();
  return (
    <Card as="section" tone="sunken" padding="large" aria-labelledby={headingId}>
      <Stack gap="5">
        <Stack gap="2">
          <Heading level={2} size="h3" id={headingId} tabIndex={-1} {...(ref && { ref })}>
            <span>{heading}</span>{' '}
            <Text as="span" tone="muted">
              {optional}
            </Text>
          </Heading>
          <Text tone="muted">{lead}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}

interface FoldedBoxProps {
  heading: string;
  note: string | undefined;
  link: ReactNode;
}

/** A contact that was sent or skipped, in one line. */
function FoldedBox({ heading, note, link }: FoldedBoxProps) {
  return (
    <Card as="section" tone="outlined">
      <Inline justify="between" gap="4" rowGap="1">
        <Stack gap="1">
          <Heading level={2} size="h4">
            {heading}
          </Heading>
          {note && (
            <Text size="small" tone="muted">
              {note}
            </Text>
          )}
        </Stack>
        {link}
      </Inline>
    </Card>
  );
}

function FormLoading({ asks }: { asks: ContactStep['asks'] }) {
  const text = useMessages(messages);
  const fields = asks === 'name' ? ['name', 'email'] : ['phone'];
  return (
    <SkeletonGroup label={text.preparing}>
      <Stack gap="5">
        {fields.map((field) => (
          <FieldSkeleton key={field} />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
