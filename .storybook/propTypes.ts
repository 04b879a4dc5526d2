import { type ArgTypesEnhancer, definePreviewAddon, type StrictInputType } from 'storybook/internal/csf';

/**
 * The tables of props tell types as people set them: a text where the compiler wants `string | undefined`, which would get
 * an editor of objects, and variants by their names where TypeScript takes them from a list.
 */
export const addonPropTypes = () => definePreviewAddon({ argTypesEnhancers: [plainTypes] });

/** The types of a component’s props in plain words. */
export const plainTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, plain(argType)]));

function plain(argType: StrictInputType): StrictInputType {
  const { type, options, table } = argType;
  if (!type) return argType;
  const parts = type.name === 'union' ? type.value.filter((part) => !isUndefined(part)) : [];
  const [part] = parts;
  const only = part && parts.length === 1 ? { ...part, required: type.required ?? false } : type;
  const isVariant = only.name === 'other' && only.value === 'unknown[number]';
  const summary =
    isVariant && options
      ? options.map((option) => (typeof option === 'string' ? `'${option}'` : String(option))).join(' | ')
      : (type.raw?.replace(/ \| undefined$/, '') ?? table?.type?.summary);
  return { ...argType, type: only, table: { ...table, type: { ...table?.type, summary } } };
}

const isUndefined = (part: { name: string; value?: unknown }) =>
  part.name === 'other' && part.value === 'undefined';
