import { globalStyle, style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const prose = style({
  ...typeStyle('reading'),
  maxWidth: vars.container.text,
});

const descendant = (selector: string) => `${prose} ${selector}`;
/** Selects elements of the text itself, not those of a component inside it. */
const child = (selector: string) => `${prose} > ${selector}`;

globalStyle(child('* + *'), { marginBlockStart: vars.space[5] });
globalStyle(child('p:first-child'), {
  ...typeStyle('h4'),
  fontWeight: vars.weight.medium,
  lineHeight: '1.4',
});
globalStyle(child('h2'), {
  ...typeStyle('h3'),
  marginBlockStart: vars.space[9],
  scrollMarginBlockStart: vars.space[12],
  textWrap: 'balance',
});
globalStyle(child('h3'), {
  ...typeStyle('h4'),
  marginBlockStart: vars.space[7],
  scrollMarginBlockStart: vars.space[12],
});
globalStyle(child('h2 + *'), { marginBlockStart: vars.space[4] });
globalStyle(child('h3 + *'), { marginBlockStart: vars.space[3] });
globalStyle(child('ul'), { listStyle: 'disc' });
globalStyle(child('ol'), { listStyle: 'decimal' });
globalStyle(child(':is(ul, ol)'), { paddingInlineStart: vars.space[6] });
globalStyle(descendant('li + li'), { marginBlockStart: vars.space[2] });
globalStyle(descendant('li::marker'), { color: vars.color.brand });
globalStyle(child('blockquote'), {
  ...typeStyle('h2'),
  marginBlock: vars.space[9],
  color: vars.color.brand,
  textWrap: 'balance',
});
globalStyle(child('table :is(th, td)'), {
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
// A column is at least as wide as the longest word of its heading. Words below may break: one may be wider than the page.
globalStyle(child('table th'), { overflowWrap: 'break-word' });

globalStyle(child('h2, h3'), { '@media': { [media.print]: { breakAfter: 'avoid' } } });
