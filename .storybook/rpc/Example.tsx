import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Notice } from '#ui/Notice';
import { ProgressBar } from '#ui/ProgressBar';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { type RpcExample, rpc } from './examples';
import * as styles from './RpcClient.css';

/** Cuts long answers, such as the whole catalogue. */
const LINE_LENGTH = 220;

function format(value: unknown): string {
  const text =
    value instanceof Error ? String(value) : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LINE_LENGTH ? `${text.slice(0, LINE_LENGTH)} …` : text;
}

interface Outcome {
  lines: string[];
  progress?: { value: number; max: number };
  failure?: string;
}

export interface ExampleProps {
  example: RpcExample;
}

/** An example of the RPC client, with the source of the code that its button runs. */
export function Example({ example: { title, text, code, run } }: ExampleProps) {
  const headingId = useId();
  const running = useRef<AbortController>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [{ lines, progress, failure }, setOutcome] = useState<Outcome>({ lines: [] });
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    running.current = new AbortController();
    const { signal } = running.current;
    setIsRunning(true);
    setOutcome({ lines: [] });
    const log = (value: unknown) =>
      setOutcome((before) => ({ ...before, lines: [...before.lines, format(value)] }));
    const showProgress = (value: number, max: number) =>
      setOutcome((before) => ({ ...before, progress: { value, max } }));
    try {
      await run({ rpc, log, showProgress, signal });
      if (signal.aborted) log('cancelled');
    } catch (error) {
      if (signal.aborted) log('cancelled');
      else setOutcome((before) => ({ ...before, failure: format(error) }));
    }
    setIsRunning(false);
  }

  return (
    <Card as="section" aria-labelledby={headingId} tone="outlined" padding="medium">
      <div className={styles.example}>
        <Stack gap="2">
          <Heading level={3} id={headingId}>
            {title}
          </Heading>
          <Text>{text}</Text>
        </Stack>
        <div className={styles.beside}>
          <pre className={styles.code}>{code.trim()}</pre>
        </div>
        <Stack gap="4">
          <Inline gap="3">
            <Button tone="secondary" busy={isRunning} onClick={() => void start()}>
              Run
            </Button>
            <Button tone="quiet" disabled={!isRunning} onClick={() => running.current?.abort()}>
              Cancel
            </Button>
          </Inline>
          {progress && <ProgressBar label={`Progress: ${title}`} {...progress} />}
          <div role="log" aria-label={`Result: ${title}`}>
            {lines.length > 0 && <pre className={styles.log}>{lines.join('\n')}</pre>}
          </div>
          {failure && (
            <Notice tone="error" title="The promise was rejected">
              {failure}
            </Notice>
          )}
        </Stack>
      </div>
    </Card>
  );
}
