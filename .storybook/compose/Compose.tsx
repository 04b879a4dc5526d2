import { Unstyled } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { Button } from '#ui/Button';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextInput } from '#ui/TextInput';
import { frameAddress } from '../board/address';
import * as frameStyles from '../board/StoryFrame.css';
import { countryOptions, one } from '../choices/options';
import { Segments } from '../choices/Segments';
import { useChoices } from '../choices/useChoices';
import { fromAddress, toAddress } from './address';
import { beginnings } from './beginnings';
import * as styles from './Compose.css';
import { SKETCHES, type Sketch, savedSchema, sketchSchema } from './sketch';

const Editor = lazy(() => import('./Editor'));

/** How long after the last letter the frames and the address follow, in ms. */
const FOLLOW_MS = 400;

const SCALE = 0.4;

/** Of the frames' windows: phone, tablet and desktop, in px. */
const WIDTHS = [390, 834, 1280];

/** Of each frame's window, in px: the editor stays in view below. */
const HEIGHT = 800;

const choicesSchema = v.object({
  country: one(countryOptions, 'BA'),
  /** The code, as `toAddress` writes it. */
  sketch: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[\w-]*$/)), ''), ''),
});

/** A page on which the real primitives are put together in code, at three widths and in any country. */
export function Compose() {
  const [{ country, sketch }, choose] = useChoices(choicesSchema);
  const sent: string = fromAddress(sketch) ?? beginnings[0].code;
  const [code, setCode] = useState(sent);
  const [begun, setBegun] = useState({ at: 0, code });
  const follow = useEffectEvent(() => choose({ sketch: toAddress(code) }));
  useEffect(() => {
    if (code === sent) return;
    const timer = setTimeout(follow, FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [code, sent]);

  function begin(from: string) {
    setCode(from);
    setBegun({ at: begun.at + 1, code: from });
    choose({ sketch: toAddress(from) });
  }

  return (
    <Unstyled>
      <div className={styles.page}>
        <Segments
          label="Country"
          options={countryOptions}
          chosen={[country]}
          onChoose={([chosen = country]) => choose({ country: chosen })}
        />
        <div className={styles.frames}>
          {WIDTHS.map((width) => (
            <Frame key={`${width} ${country}`} {...{ width, country }} sketch={sketch || toAddress(code)} />
          ))}
        </div>
        <div className={styles.work}>
          <div className={styles.editor}>
            <Suspense>
              <Editor key={begun.at} code={begun.code} onChange={setCode} />
            </Suspense>
          </div>
          <Stack gap="5">
            <Keep code={code} />
            <Stack gap="2">
              <Text weight="semibold">Begin with</Text>
              <Inline gap="2">
                {beginnings.map(({ name, code: from }) => (
                  <Button key={name} tone="quiet" size="small" onClick={() => begin(from)}>
                    {name}
                  </Button>
                ))}
              </Inline>
            </Stack>
          </Stack>
        </div>
      </div>
    </Unstyled>
  );
}

/** Shows a sketch in a frame that has loaded. Storybook changes the frame's address, so another `src` would load it again. */
function showIn(frame: HTMLIFrameElement | null, sketch: string): void {
  const there = frame?.contentWindow?.location;
  if (there?.hash) there.replace(`${there.href.replace(/#.*/, '')}#${sketch}`);
}

function Frame({ width, country, sketch }: { width: number; country: string; sketch: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [src] = useState(`${frameAddress('for-developers-canvas--default', { country })}#${sketch}`);
  useEffect(() => showIn(frame.current, sketch), [sketch]);
  return (
    <figure className={frameStyles.figure} style={{ width: width * SCALE }}>
      <figcaption className={styles.caption}>{width}</figcaption>
      <div className={frameStyles.box} style={{ height: HEIGHT * SCALE }}>
        <iframe
          className={frameStyles.frame}
          title={`The sketch, ${width} px wide`}
          src={src}
          ref={frame}
          onLoad={({ currentTarget }) => showIn(currentTarget, sketch)}
          style={{ width, height: HEIGHT, scale: SCALE }}
        />
      </div>
    </figure>
  );
}

/** Keeps a sketch: as a link, and as a story where the development server runs. */
function Keep({ code }: { code: string }) {
  const [name, setName] = useState('');
  const [answer, setAnswer] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(parent.location.href);
      setAnswer('Copied');
    } catch {
      setAnswer('Not copied: the address of this page is the link.');
    }
  }

  async function save() {
    const { importsOf } = await import('./parts');
    const sketch: Sketch = { name, code, imports: importsOf(code) };
    if (!v.is(sketchSchema, sketch))
      return setAnswer('Give it a name of letters and numbers, with a capital at the beginning.');
    try {
      const response = await fetch(SKETCHES, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sketch),
      });
      const saved = v.parse(savedSchema, await response.json());
      setAnswer('file' in saved ? `Written: ${saved.file}` : `Not written: ${saved.error}`);
    } catch (error) {
      setAnswer(`Not written: ${error instanceof Error ? error.message : error}`);
    }
  }

  return (
    <Stack gap="3" align="start">
      {import.meta.env.DEV && (
        <>
          <TextInput
            label="Name"
            hint="What the sketch shows: ‘Band with a bundle’"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button onClick={() => void save()}>Save as story</Button>
        </>
      )}
      <Button tone="quiet" onClick={() => void copy()}>
        Copy link
      </Button>
      <p role="status">{answer}</p>
    </Stack>
  );
}
