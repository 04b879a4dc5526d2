/** Values of the toolbars by name: `{ country: 'HR', network: 'slow' }`. */
export type Toolbars = Readonly<Record<string, string>>;

const globalsOf = (toolbars: Toolbars) =>
  Object.entries(toolbars)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The address of a story in the workspace, with toolbars set. It can be sent to a colleague. */
export function storyAddress(id: string, toolbars: Toolbars = {}): string {
  const globals = globalsOf(toolbars);
  return `./?path=/story/${id}${globals && `&globals=${globals}`}`;
}

/** The address of a frame that waits for its story. Axe does not run: each story has its own check. */
export const frameAddress = (toolbars: Toolbars): string =>
  `iframe.html?viewMode=story&globals=${globalsOf({ ...toolbars, 'a11y.manual': '!true' })}`;
