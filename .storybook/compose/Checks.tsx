import { useEffect, useState } from 'react';
import { Icon } from '#ui/Icon';
import { MediaObject } from '#ui/MediaObject';
import { Text } from '#ui/Text';
import * as styles from './Compose.css';
import { describeChecks, type Measured, measureSketch } from './checks';
import { SketchFrame } from './SketchFrame';

/** How long after the last change in its frame the sketch is measured, in ms. */
const REST_MS = 500;

const WINDOW = { width: 320, height: 700 };

/** Tells in one line whether a sketch has one amber button and enough contrast, and fits 320 px. */
export function Checks({ sketch, country }: { sketch: string; country: string }) {
  const [page, setPage] = useState<Window & typeof globalThis>();
  const [outcome, setOutcome] = useState<Measured | Error>();
  useEffect(() => {
    if (!page) return;
    let timer: number | undefined;
    // axe refuses to run twice at a time.
    let measured = Promise.resolve();
    async function measure(shown: Window & typeof globalThis) {
      // Before the story is rendered there is nothing to tell of.
      if (!shown.document.querySelector('#storybook-root > *')) return;
      try {
        setOutcome(await measureSketch(shown));
      } catch (error) {
        setOutcome(error instanceof Error ? error : new Error(String(error)));
      }
    }
    const rest = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        measured = measured.then(() => measure(page));
      }, REST_MS);
    };
    const changes = new page.MutationObserver(rest);
    // Not the whole body, to which the measurement adds an element for a moment.
    const root = page.document.querySelector('#storybook-root');
    if (root) changes.observe(root, { childList: true, subtree: true, characterData: true });
    rest();
    return () => {
      changes.disconnect();
      clearTimeout(timer);
    };
  }, [page]);

  return (
    <>
      <div className={styles.measured}>
        <SketchFrame key={country} {...{ sketch, country }} {...WINDOW} isHidden onLoad={setPage} />
      </div>
      <div role="status">{outcome && <Line outcome={outcome} />}</div>
    </>
  );
}

function Line({ outcome }: { outcome: Measured | Error }) {
  const { isGood, text } =
    outcome instanceof Error
      ? { isGood: false, text: `Not checked: ${outcome.message}` }
      : describeChecks(outcome);
  return (
    <MediaObject media={<Icon name={isGood ? 'check' : 'warning'} size="small" />} gap="1">
      <Text size="small" weight="semibold" tone={isGood ? 'success' : 'danger'}>
        {text}
      </Text>
    </MediaObject>
  );
}
