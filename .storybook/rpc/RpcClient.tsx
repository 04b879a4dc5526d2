import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Prose } from '#ui/Prose';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Example } from './Example';
import { clientCode, examples } from './examples';
import * as styles from './RpcClient.css';
import { codes, methods } from './terms';

function Terms({ of }: { of: Record<string, string> }) {
  return (
    <dl className={styles.terms}>
      {Object.entries(of).map(([term, meaning]) => (
        <div key={term} className={styles.entry}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Docs page of the RPC client, with examples that run against the mock backend. */
export function RpcClient() {
  return (
    <main lang="en">
      <Container width="narrow">
        <Stack gap="9" paddingBlock="9">
          <Stack gap="4">
            <Heading level={1}>RPC client</Heading>
            <Text size="lead">
              One POST endpoint, many methods: calls, batches, files and streams. The client in
              features/shared/protocol speaks this protocol and knows no method of any shop.
            </Text>
          </Stack>

          <Stack gap="5" as="section">
            <Heading level={2}>A client</Heading>
            <pre className={styles.code}>{clientCode.trim()}</pre>
            <Prose>
              <ul>
                <li>Every call has an id, by which answers are matched to calls in any order.</li>
                <li>
                  The result of meta is sent with every call. Sessions are cookies, which no script can read.
                </li>
                <li>
                  A first visit loads only the code for plain calls. Batches, callbacks and streams load
                  together when one of them is first used, uploads separately.
                </li>
                <li>
                  A stream opens 500 ms after the subscription and, with reconnect, reopens 1000 ms after a
                  loss. Both delays are settings of the client.
                </li>
              </ul>
            </Prose>
          </Stack>

          <Stack gap="5" as="section">
            <Heading level={2}>Examples</Heading>
            <Text>Each button runs exactly the code beside it, against the mock backend.</Text>
            {examples.map((example) => (
              <Example key={example.title} example={example} />
            ))}
          </Stack>

          <Stack gap="5" as="section">
            <Heading level={2}>Codes</Heading>
            <Text>Codes that the client itself raises. All others come from the backend.</Text>
            <Terms of={codes} />
          </Stack>

          <Stack gap="5" as="section">
            <Heading level={2}>Methods to try it with</Heading>
            <Terms of={methods} />
          </Stack>
        </Stack>
      </Container>
    </main>
  );
}
