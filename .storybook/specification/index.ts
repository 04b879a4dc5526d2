/** Blocks of the specification pages: `features/<folder>/<Screen>.mdx` and `.storybook/specification/*.mdx`. */

export { Calls } from './Calls';
export { Messages } from './Messages';
export { PageLink } from './PageLink';
