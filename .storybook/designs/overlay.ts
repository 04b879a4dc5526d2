import type { CSSProperties } from 'react';
import * as v from 'valibot';
import type { DesignName } from './designs';

/** How the design is seen: not at all, through, as the difference, beside a line, or in the panel only. */
export const overlayModes = ['off', 'opacity', 'difference', 'slider'] as const;

const percent = v.pipe(v.string(), v.regex(/^(100|\d{1,2})$/));

/** What the workspace's address holds of the design over the story. */
export const overlaySchema = v.object({
  mock: v.optional(v.fallback(v.picklist(overlayModes), 'off'), 'off'),
  /** The opacity or the place of the line, in per cent. */
  mockAt: v.optional(v.fallback(percent, '50'), '50'),
  /** A picture of the story's; by the width of the window where there is none. */
  mockOf: v.optional(v.string()),
});

export type Overlay = v.InferOutput<typeof overlaySchema>;

/** From this width on, a window shows the design for a desktop. */
const DESKTOP = 1000;

/** `offer-1440` → 1440. */
const widthOf = (name: DesignName) => Number(name.split('-').at(-1));

/** The picture of a story for a window: the chosen one, or the first one for its width. */
export function designFor(
  names: readonly DesignName[],
  windowWidth: number,
  chosen?: string,
): DesignName | undefined {
  const isWide = windowWidth >= DESKTOP;
  return (
    names.find((name) => name === chosen) ??
    names.find((name) => widthOf(name) >= DESKTOP === isWide) ??
    names[0]
  );
}

/** The style of the picture over the story. */
export function overlayStyle({ mock, mockAt }: Overlay): CSSProperties {
  if (mock === 'slider') return { clipPath: `inset(0 0 0 ${mockAt}%)` };
  return { opacity: Number(mockAt) / 100, mixBlendMode: mock === 'difference' ? 'difference' : 'normal' };
}
