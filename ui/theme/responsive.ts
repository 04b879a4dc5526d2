import type { StyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints';

/** The queries of the window widths by whose names primitives take responsive values, from narrow to wide. */
const queries = {
  phone: undefined,
  largePhone: media.from('xs'),
  tablet: media.from('sm'),
  desktop: media.above('xl'),
} as const;

export type WindowWidth = keyof typeof queries;

const windowWidths = Object.keys(queries) as WindowWidth[];

/** One value, or another from each of some window widths: any, 550 px, 800 px, above 1020 px. */
export type Responsive<Value> = Value | { readonly [Width in WindowWidth]?: Value };

/** The rule from a window width on. */
export const fromWidth = (width: WindowWidth, rule: StyleRule): StyleRule =>
  queries[width] ? { '@media': { [queries[width]]: rule } } : rule;

/** One group of classes a window width; each wider one is written later and so wins. */
export const byWidth = <Classes>(classes: (width: WindowWidth) => Classes) =>
  Object.fromEntries(windowWidths.map((width) => [width, classes(width)])) as Record<WindowWidth, Classes>;

/** The classes of a responsive value. */
export function responsiveClasses<Value extends string | number>(
  value: Responsive<Value>,
  classOf: (width: WindowWidth, value: Value) => string,
): string {
  if (typeof value === 'string' || typeof value === 'number') return classOf('phone', value);
  return windowWidths
    .flatMap((width) => {
      const there = value[width];
      return there === undefined ? [] : [classOf(width, there)];
    })
    .join(' ');
}
