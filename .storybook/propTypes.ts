import { type ArgTypesEnhancer, definePreviewAddon, type StrictInputType } from 'storybook/internal/csf';

/**
 * Simplifies the types in the tables of props. `string | undefined` becomes `string`, which gets a text field instead of
 * an object editor, and `(typeof tones)[number]` becomes the list of variants.
 */
export const addonPropTypes = () => definePreviewAddon({ argTypesEnhancers: [simplifyTypes] });

/** Simplifies the types of a component's props. */
const simplifyTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, simplify(argType)]));

function simplify(argType: StrictInputType): StrictInputType {
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
