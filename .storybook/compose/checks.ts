import type { AxeResults, CheckResult, run } from 'axe-core';
import axeAddress from 'axe-core/axe.min.js?url';
import { tokens } from '#ui/theme';

/** What a sketch is checked for, in a window of 320 px. */
export interface Measured {
  /** How many buttons have the accent's colour. */
  amber: number;
  /** The lowest contrast of a text on its background; `undefined` without text. */
  contrast: number | undefined;
  /** Whether every text has the contrast that WCAG wants of its size. */
  isLegible: boolean;
  /** px by which the sketch is wider than the window. */
  sideways: number;
}

const ratioOf = ({ data }: CheckResult): number[] =>
  typeof data?.contrastRatio === 'number' && data.contrastRatio > 0 ? [data.contrastRatio] : [];

type Axe = { run: typeof run };

/** axe in a frame, because it reads the document around its own code. */
async function axeIn(frame: Window & typeof globalThis): Promise<Axe> {
  if (!('axe' in frame)) {
    const script = frame.document.createElement('script');
    const loaded = new Promise<unknown>((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error('axe was not loaded')));
    });
    script.src = axeAddress;
    frame.document.head.append(script);
    await loaded;
  }
  return Reflect.get(frame, 'axe');
}

/** Measures the sketch that a frame shows. */
export async function measureSketch(frame: Window & typeof globalThis): Promise<Measured> {
  const { document } = frame;
  const axe = await axeIn(frame);
  const { passes, violations }: AxeResults = await axe.run('#storybook-root', {
    runOnly: ['color-contrast'],
  });
  const ratios = [...passes, ...violations].flatMap(({ nodes }) =>
    nodes.flatMap(({ any }) => any.flatMap(ratioOf)),
  );

  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = tokens.color.accent;
  const { backgroundColor: accent } = frame.getComputedStyle(probe);
  probe.remove();
  const buttons = [...document.querySelectorAll('#storybook-root :is(button, a)')];
  return {
    amber: buttons.filter((button) => frame.getComputedStyle(button).backgroundColor === accent).length,
    contrast: ratios.length > 0 ? Math.min(...ratios) : undefined,
    isLegible: violations.length === 0,
    sideways: document.documentElement.scrollWidth - frame.innerWidth,
  };
}

/** What the checks found, as a line under the sketch. */
export function describeChecks({ amber, contrast, isLegible, sideways }: Measured) {
  const amberText = ['No amber button', 'One amber button'][amber] ?? `${amber} amber buttons, one is enough`;
  const contrastText = contrast ? `contrast ${contrast}${isLegible ? '' : ', too low'}` : 'no text';
  const widthText = sideways > 0 ? `${sideways} px wider than 320` : 'fits 320';
  return {
    isGood: amber <= 1 && isLegible && sideways <= 0,
    text: [amberText, contrastText, widthText].join(', '),
  };
}
