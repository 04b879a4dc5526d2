import { globalStyle, style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

/** Elements that belong to a docs page, not to an example in it. */
const own = (elements: string) => `.sbdocs-content :is(${elements}):not(.sb-unstyled *, .docs-story *)`;

// The shop's reset removes the numbers of lists; docs pages need them.
globalStyle('.sbdocs-content > ol', { listStyleType: 'decimal' });

// Examples have the type of the shop's pages, wherever they are: in a table, a list or a heading.
globalStyle('.sbdocs-content :is(div[class="sb-unstyled"], .docs-story)', {
  ...typeStyle('body'),
  color: vars.color.ink,
  textAlign: 'start',
});

globalStyle(own('h1'), { ...typeStyle('h2'), marginBlockEnd: vars.space[3] });
globalStyle(own('h2'), { ...typeStyle('h3'), border: 0, marginBlockStart: vars.space[8] });
globalStyle(own('h3'), typeStyle('h4'));
globalStyle(own('p, li, td, th'), typeStyle('small'));
globalStyle(own('th'), { fontWeight: vars.weight.semibold, textAlign: 'start' });
// Markdown has no headers of rows: the first column of its tables, the only ones without `scope`, looks like them.
globalStyle('.sbdocs-content > table:not([class], :has([scope])) td:first-child', {
  fontWeight: vars.weight.semibold,
});
// A text in another language. Storybook gives every `span` of a docs page a font of its own.
globalStyle(own(':is(th, td) > span[lang]'), { font: 'inherit' });
// Lines between rows are enough.
globalStyle(own('tr'), {
  background: 'none',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
globalStyle(own('th, td'), { border: 0, verticalAlign: 'top' });

// Lines of text that can be read; boards and tables may be wider.
globalStyle('.sbdocs-content', { maxWidth: '80rem' });
globalStyle('.sbdocs-content > :is(p, ul, ol)', { maxWidth: vars.container.article });

// In a narrow window the contents would take the page's room.
globalStyle('.sbdocs-wrapper > aside', { '@media': { '(max-width: 1000px)': { display: 'none' } } });

/** Marks a page that takes the whole window; it has no contents beside it. */
export const wholeWindow = style({});
globalStyle(`.sbdocs-wrapper:has(${wholeWindow}) > aside`, { display: 'none' });
globalStyle(`.sbdocs-content:has(${wholeWindow})`, { maxWidth: 'none' });
