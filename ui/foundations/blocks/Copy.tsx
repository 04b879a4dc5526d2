import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import * as styles from './blocks.css';

/** What a press on a value copies. */
export const copyKinds = ['value', 'CSS variable', 'theme name'] as const;
export type CopyKind = (typeof copyKinds)[number];

/** The kind of every `Copy` within. */
export const CopyKindContext = createContext<CopyKind>('value');

/** How long the answer to a press is visible, in ms. */
const ANSWER_TIME = 2_000;

export interface CopyProps {
  /** Where the value is in the theme: `['color', 'ink']`. */
  path: readonly string[];
  /** The value itself. */
  value: string;
  /** What is visible of a value. Default: the value. */
  children?: ReactNode;
}

const themeName = ([...path]: readonly string[]) =>
  path.reduce((name, part) => (/^\d/.test(part) ? `${name}[${part}]` : `${name}.${part}`), 'vars');

const textOf = (kind: CopyKind, path: readonly string[], value: string) => {
  if (kind === 'value') return value;
  return kind === 'CSS variable' ? `var(--${path.join('-')})` : themeName(path);
};

/** A value of the theme that a press copies. The answer is announced. */
export function Copy({ path, value, children = value }: CopyProps) {
  const kind = useContext(CopyKindContext);
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(setAnswer, ANSWER_TIME, '');
    return () => clearTimeout(timer);
  }, [answer]);
  const text = textOf(kind, path, value);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer('copied');
    } catch {
      // A browser may deny the clipboard, and one without a secure connection has none.
      setAnswer('not copied');
    }
  }
  return (
    <span className={styles.copy}>
      <button type="button" className={styles.copyButton} onClick={() => void copy()}>
        {kind === 'value' ? children : text}
      </button>
      <output className={styles.copyAnswer}>{answer}</output>
    </span>
  );
}
