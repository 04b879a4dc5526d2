/**
 * The declarations of a built style sheet that mix colours of variables outside `@supports`. A browser without `color-mix()`
 * takes them all the same and then shows none of the rule's values, not the one before.
 */
export function findUnguardedMixes(css: string): string[] {
  const around: string[] = [];
  const found: string[] = [];
  for (const [, text = '', end] of css.matchAll(/([^{};]*)([{};])/g)) {
    const isMix = text.includes('color-mix(') && text.includes('var(');
    if (isMix && !around.some((rule) => rule.startsWith('@supports'))) found.push(text);
    if (end === '{') around.push(text.trim());
    if (end === '}') around.pop();
  }
  return found;
}
