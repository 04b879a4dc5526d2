import { Text } from '#ui/Text';
import { PhoneLink, useMessages } from '../country';
import { CODE_FAILED } from '../platform';
import { messages } from './messages';

export interface FailureHintProps {
  /** What the shopper can do. */
  hint: string;
  /** Whether code failed to load: adds the fixed line for support. */
  ofCode: boolean;
}

/** What to do about something that failed to load, with the phone number of the country. */
export function FailureHint({ hint, ofCode }: FailureHintProps) {
  const text = useMessages(messages);
  return (
    <>
      <span>{hint}</span> {text.orCall} <PhoneLink />
      {ofCode && (
        <>
          <br />
          <Text as="span" size="small">
            <span lang="en">{CODE_FAILED}</span>
          </Text>
        </>
      )}
    </>
  );
}
