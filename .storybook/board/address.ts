/** Values of the toolbars by name: `{ country: 'HR', network: 'slow' }`. */
export type Toolbars = Readonly<Record<string, string>>;

/** The address of a story in the workspace, with toolbars set. It can be sent to a colleague. */
export function storyAddress(id: string, toolbars: Toolbars = {}): string {
  const globals = Object.entries(toolbars)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return `./?path=/story/${id}${globals && `&globals=${globals}`}`;
}
