/**
 * What nobody sees and nobody types on purpose: marks of direction, zero-width and control characters, soft hyphens,
 * blank letters. First come the emoji (`$1`), which are joined and coloured by such characters, and keep them.
 */
const hidden =
  /(\p{ExtPict}(?:\uFE0E|\uFE0F|\p{EMod}|[\u{E0020}-\u{E007F}]|\u200D\p{ExtPict})*|[\d#*]\uFE0F\u20E3)|\p{DI}|\u2800|(?![\t\n])\p{Cc}/gu;

const withoutHidden = (text: string) => text.replace(hidden, '$1');

/** Letters are composed as keyboards type them, and full-width ones get the usual width. */
const visible = (text: string) =>
  withoutHidden(text.normalize('NFC')).replace(/[\uFF01-\uFF5E]+/g, (wide) => wide.normalize('NFKC'));

/** One line: also without outer and repeated spaces of any kind. */
export const cleanLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim();

/** A text of several lines, whose inner spaces and line breaks stay. */
export const cleanText = (text: string): string => visible(text.replace(/\r\n?/g, '\n')).trim();

/** An email, also as mail programs copy it: `mailto:nedim@example.ba`, `Nedim <nedim@example.ba>`. */
export const cleanEmail = (text: string): string =>
  cleanLine(text)
    .replace(/^.*<([^<>]*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .trim();

/** A password keeps everything that can be typed, spaces too. */
export const cleanPassword = withoutHidden;

/** A name has one. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
