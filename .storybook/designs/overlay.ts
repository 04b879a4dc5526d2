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

/** Whether a picture shows a desktop: its name ends with the width of its window, from 1000 px on. */
export const isWide = (name: DesignName): boolean => Number(name.split('-').at(-1)) >= 1000;

/** The picture of a story for a window: the chosen one, or the first one for its width. */
export const designFor = (names: readonly DesignName[], windowWidth: number, chosen?: string) =>
  names.find((name) => name === chosen) ??
  names.find((name) => isWide(name) === windowWidth >= 1000) ??
  names[0];

/** The style of the picture over the story. */
export function overlayStyle({ mock, mockAt }: Overlay): CSSProperties {
  if (mock === 'slider') return { clipPath: `inset(0 0 0 ${mockAt}%)` };
  // What is equal is black only while the picture is opaque.
  if (mock === 'difference') return { mixBlendMode: 'difference' };
  return { opacity: Number(mockAt) / 100 };
}
