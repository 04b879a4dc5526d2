import { Link } from '#ui/Link';
import { NoWrap } from '#ui/NoWrap';
import { Text } from '#ui/Text';
import { phoneHref, useCountry, useMessages } from '../country';
import { messages } from './messages';

export interface FailureHintProps {
  /** What the shopper can do. */
  hint: string;
  /** A small line under it, for support. */
  detail: string | undefined;
}

/** What to do about something that failed to load, with the phone number of the country. */
export function FailureHint({ hint, detail }: FailureHintProps) {
  const text = useMessages(messages);
  const { phone } = useCountry().contact;
  return (
    <>
      <span>{hint}</span> {text.orCall}{' '}
      <NoWrap>
        <Link href={phoneHref(phone)}>{phone}</Link>
      </NoWrap>
      {detail && (
        <>
          <br />
          <Text as="span" size="small">
            {detail}
          </Text>
        </>
      )}
    </>
  );
}
