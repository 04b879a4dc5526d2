/** Blocks of the specification pages: `features/<folder>/<Screen>.mdx` and `.storybook/specification/*.mdx`. */

export { Calls, type CallsProps } from './Calls';
export { Messages, type MessagesProps } from './Messages';
