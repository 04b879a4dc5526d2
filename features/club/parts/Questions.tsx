import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { SplitSection } from '#features/shared/page';
import { Accordion } from '#ui/Accordion';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';

/** The eleven questions about the club; each opens and closes independently. */
export function Questions() {
  const text = useMessages(messages);
  return (
    <SplitSection heading={text.questionsHeading}>
      <Accordion
        type="multiple"
        defaultOpen={['cost']}
        items={Object.entries(text.questions).map(([name, { question, answer }]) => ({
          value: name,
          heading: question,
          content: (
            <Stack gap="2" align="start">
              <Text>{answer}</Text>
              {name === 'cancelling' && (
                <Link href={routes.contact.href()} placement="standalone" arrow>
                  {text.contact}
                </Link>
              )}
            </Stack>
          ),
        }))}
      />
    </SplitSection>
  );
}
