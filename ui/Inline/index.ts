export { Inline, type InlineProps, inlineAligns, inlineElements, inlineJustifies } from './Inline';
