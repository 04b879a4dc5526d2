import { type Ref, useId, useRef } from 'react';
import { withKeys } from '#features/shared/content';
import { isFilledIn, useCountry, useMessages } from '#features/shared/country';
import { CopyButton } from '#features/shared/page';
import { isInAppBrowser } from '#features/shared/platform';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { DescriptionList } from '#ui/DescriptionList';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Notice } from '#ui/Notice';
import { ScreenOnly } from '#ui/ScreenOnly';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { mailHref, type Statement, textOf } from '../statement';
import * as styles from './StatementStep.css';
import { StepHeading } from './StepHeading';

export interface StatementStepProps {
  heading: Ref<HTMLHeadingElement>;
  statement: Statement;
  onBack: () => void;
}

/** The finished statement, to be emailed, copied or, where the browser can, printed. It takes effect only when the user sends it. */
export function StatementStep({ heading, statement, onBack }: StatementStepProps) {
  const text = useMessages(messages);
  const { contact } = useCountry();
  const headingId = useId();
  const paper = useRef<HTMLDivElement>(null);
  const canPrint = !isInAppBrowser() && 'print' in window;
  return (
    <Stack as="section" gap="6" aria-labelledby={headingId}>
      <ScreenOnly>
        <Stack gap="5">
          <StepHeading heading={heading} id={headingId}>
            {text.statement}
          </StepHeading>
          <Notice tone="warning" title={text.notSent} live={false}>
            {text.notSentHint}
          </Notice>
        </Stack>
      </ScreenOnly>
      <div ref={paper}>
        <Paper {...statement} />
      </div>
      <ScreenOnly>
        <Stack gap="5">
          <Inline gap="4">
            <Button href={mailHref(statement, { contact })} icon="mail">
              {text.mail}
            </Button>
            {canPrint && (
              <Button tone="quiet" onClick={() => print()}>
                {text.print}
              </Button>
            )}
            <CopyButton shown={paper}>{textOf(statement)}</CopyButton>
          </Inline>
          {isFilledIn(contact.company) && isFilledIn(contact.address) && (
            <Text tone="muted">
              {`${canPrint ? text.post : text.postCopied} ${contact.company}, ${contact.address}.`}
            </Text>
          )}
          <Inline>
            <Button tone="quiet" size="small" onClick={onBack}>
              {text.backToReview}
            </Button>
          </Inline>
        </Stack>
      </ScreenOnly>
    </Stack>
  );
}

function Paper({ title, recipient, declaration, articles, rows }: Statement) {
  const text = useMessages(messages).wording;
  const titleId = useId();
  return (
    <Card as="article" tone="outlined" padding="large" aria-labelledby={titleId}>
      <Stack gap="5">
        <Heading level={3} id={titleId}>
          {title}
        </Heading>
        <Text tone="muted">{`${recipient.term}: ${recipient.description}`}</Text>
        <Text>{declaration}</Text>
        {articles.length > 0 && (
          <Stack as="ul" gap="1">
            {withKeys(articles).map((article) => (
              <li key={article.key}>{article.text}</li>
            ))}
          </Stack>
        )}
        <DescriptionList items={rows} />
        <p className={styles.signature}>{text.signature}</p>
      </Stack>
    </Card>
  );
}
