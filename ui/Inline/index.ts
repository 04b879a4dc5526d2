export { Inline, type InlineProps, inlineElements } from './Inline';
