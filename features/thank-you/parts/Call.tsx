import { brand, PhoneLink, useCountry, useMessages } from '#features/shared/country';
import { isInAppBrowser } from '#features/shared/platform';
import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { NoWrap } from '#ui/NoWrap';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import type { Times } from '../useTimes';
import * as styles from './Call.css';

/** A contact file that names the caller. */
function contactFile(phone: string): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${brand.name};;;;`,
    `FN:${brand.name}`,
    `ORG:${brand.name}`,
    `TEL;TYPE=WORK,VOICE:${phone.replaceAll(' ', '')}`,
    'END:VCARD',
  ];
  return `data:text/vcard;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}

/** When the call comes, in the page's one large figure, and from which number. */
export function Call({ times: { call, isOpen, day, time } }: { times: Times }) {
  const text = useMessages(messages);
  const { phone } = useCountry().contact;
  // The browser of an app saves no files.
  const canSave = !isInAppBrowser();
  const captions = {
    between: text.callBetween(day),
    from: text.callFrom(day),
    past: text.callMissed,
    unknown: text.callWithin,
  };
  return (
    <div className={styles.block}>
      <div className={styles.title}>
        <Heading level={2} size={call?.kind === 'past' ? 'h1' : 'hero'}>
          <span className={styles.caption}>{`${captions[call?.kind ?? 'unknown']} `}</span>
          {call?.kind === 'past' ? <PhoneLink /> : <span>{time}</span>}
        </Heading>
      </div>
      {call?.kind !== 'past' && (
        <Text>
          {text.fromNumber}{' '}
          <NoWrap>
            <strong>{phone}</strong>
          </NoWrap>
        </Text>
      )}
      {canSave && (
        <div className={styles.save}>
          <Button
            href={contactFile(phone)}
            download={`${brand.name}.vcf`}
            icon="contact"
            tone="quiet"
            width="full"
          >
            {text.save}
          </Button>
        </div>
      )}
      <Text tone="muted">
        {[
          call?.kind === 'from' && !isOpen && text.closedNow,
          call?.kind === 'between' && canSave ? text.saveHint : text.hours,
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </div>
  );
}
