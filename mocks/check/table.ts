/** Columns of a terminal. */
const WIDTH = 110;

/** Lines of at most `width` characters. A longer word has a line of its own. */
function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const longer = line && word ? `${line} ${word}` : line + word;
    if (longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.filter((line, at) => line !== '' || at > 0);
}

/** A table for a terminal: columns of one width, texts in as many lines as they need, a rule below each row. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = Math.floor(WIDTH / head.length) - 3;
  const rule = head.map(() => '-'.repeat(width)).join('-+-');
  const toLines = (row: readonly string[]) => {
    const cells = row.map((text) => wrap(text, width));
    return Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, at) =>
      cells
        .map((lines) => (lines[at] ?? '').padEnd(width))
        .join(' | ')
        .trimEnd(),
    );
  };
  return [head, ...rows].flatMap((row) => [...toLines(row), rule]).join('\n');
}
