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

/** What the RPC client is, with examples that run against the stand-in backend. */
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
                <li>Every call gets a number of its own, and answers are matched by it in any order.</li>
                <li>
                  What meta gives travels with every call. Sessions are cookies, which no script can read.
                </li>
                <li>
                  A plain call is all that a first visit loads. Batches, callbacks and streams come together
                  when one of them is first used, files by themselves.
                </li>
                <li>
                  A stream opens 500 ms after it is asked to, and comes back 1000 ms after a loss, if it may.
                  Both are settings of the client.
                </li>
              </ul>
            </Prose>
          </Stack>

          <Stack gap="5" as="section">
            <Heading level={2}>Examples</Heading>
            <Text>Each of these is the code that its button runs, against the stand-in backend.</Text>
            {examples.map((example) => (
              <Example key={example.title} example={example} />
            ))}
          </Stack>

          <Stack gap="5" as="section">
            <Heading level={2}>Codes</Heading>
            <Text>Those that the client knows. All others are the backend’s own.</Text>
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
