import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { PageLink } from '../specification/PageLink';
import { Example } from './Example';
import { clientCode, examples } from './examples';
import * as styles from './RpcClient.css';

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
            <Text>
              How a call travels: <PageLink to="Specification/Protocol" />. What the codes mean:{' '}
              <PageLink to="Specification/Errors" />.
            </Text>
          </Stack>

          <Stack gap="5" as="section">
            <Heading level={2}>A client</Heading>
            <pre className={styles.code}>{clientCode.trim()}</pre>
          </Stack>

          <Stack gap="5" as="section">
            <Heading level={2}>Examples</Heading>
            <Text>Each button runs exactly the code beside it, against the mock backend.</Text>
            {examples.map((example) => (
              <Example key={example.title} example={example} />
            ))}
          </Stack>
        </Stack>
      </Container>
    </main>
  );
}
