import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Drawing } from '#features/shared/offer';
import { Card } from '#ui/Card';
import { Columns } from '#ui/Columns';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './QuizTile.css';

/** Link to the quiz, for shoppers who do not know what to look for. */
export function QuizTile() {
  const text = useMessages(messages);
  return (
    <Card tone="tint" padding="none">
      <Columns columns="1:content" gap="0" align="end">
        <Stack gap="1" padding="medium" align="start">
          <Text weight="semibold">{text.unsure}</Text>
          <Text size="small">{text.unsureHint}</Text>
          <Link href={routes.quiz.href()} placement="standalone" tone="ink" arrow>
            {text.quiz}
          </Link>
        </Stack>
        <div className={styles.drawing}>
          <Drawing name="oak" />
        </div>
      </Columns>
    </Card>
  );
}
