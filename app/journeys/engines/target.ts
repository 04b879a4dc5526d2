/** A text, or a pattern by its source, because only JSON travels to the page. */
export type Wording = string | { source: string };

/** What a visitor looks for: something by its role and name, a field by its label, or a text. */
export interface Target {
  by: 'role' | 'label' | 'text';
  is: Wording;
  name?: Wording | undefined;
  level?: number | undefined;
  within?: Target | undefined;
}

const worded = (wording: string | RegExp): Wording =>
  typeof wording === 'string' ? wording : { source: wording.source };

const role =
  (is: string, level?: number) =>
  (name?: string | RegExp): Target => ({ by: 'role', is, level, name: name && worded(name) });

export const banner = role('banner');
export const button = role('button');
export const checkbox = role('checkbox');
export const dialog = role('dialog');
export const form = role('form');
export const heading = role('heading');
export const link = role('link');
export const list = role('list');
export const main = role('main');
export const navigation = role('navigation');
export const radio = role('radio');
export const region = role('region');
export const tab = role('tab');
/** The page's own heading. */
export const title = role('heading', 1);
export const field = (label: string | RegExp): Target => ({ by: 'label', is: worded(label) });
export const text = (words: string | RegExp): Target => ({ by: 'text', is: worded(words) });

/** The part of a target that is in another one. */
export const within = (outer: Target, target: Target): Target => ({ ...target, within: outer });

/** How a target is called in reports. */
export function describe({ by, is, name, within: outer }: Target): string {
  const words = [is, name].flatMap((wording) =>
    wording === undefined ? [] : typeof wording === 'string' ? wording : `/${wording.source}/`,
  );
  return [by === 'role' ? '' : by, ...words, outer ? `in ${describe(outer)}` : ''].filter(Boolean).join(' ');
}
