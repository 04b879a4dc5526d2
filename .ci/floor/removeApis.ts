/**
 * Takes APIs away from a page, before any script of it runs: `await page.addInitScript(removeApis, laterApis)`. Names as in
 * `laterApis`; what the browser lacks anyway is skipped. Runs in the page, so it uses nothing from outside.
 */
export function removeApis(apis: string[]): void {
  const removals = apis.map((api) => {
    const path = api.split('.');
    const name = path.pop() ?? '';
    const owner = path.reduce<unknown>((object, key) => {
      if (key === 'TypedArray') return Object.getPrototypeOf(Uint8Array);
      return object instanceof Object ? Reflect.get(object, key) : undefined;
    }, globalThis);
    return { owner, name };
  });
  // After all owners have been found, because some of them are removed too.
  for (const { owner, name } of removals) if (owner instanceof Object) Reflect.deleteProperty(owner, name);
}
