import { globalStyle, style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const prose = style({
  ...typeStyle('reading'),
  maxWidth: vars.container.text,
  overflowWrap: 'break-word',
});

const within = (selector: string) => `${prose} ${selector}`;
/** Of the text itself, not of a piece that stands in it. */
const own = (selector: string) => `${prose} > ${selector}`;

globalStyle(own('* + *'), { marginBlockStart: vars.space[5] });
globalStyle(own('p:first-child'), { ...typeStyle('h4'), fontWeight: vars.weight.medium, lineHeight: '1.4' });
globalStyle(own('h2'), {
  ...typeStyle('h3'),
  marginBlockStart: vars.space[9],
  scrollMarginBlockStart: vars.space[12],
  textWrap: 'balance',
});
globalStyle(own('h3'), {
  ...typeStyle('h4'),
  marginBlockStart: vars.space[7],
  scrollMarginBlockStart: vars.space[12],
});
globalStyle(own('h2 + *'), { marginBlockStart: vars.space[4] });
globalStyle(own('h3 + *'), { marginBlockStart: vars.space[3] });
globalStyle(own('ul'), { listStyle: 'disc' });
globalStyle(own('ol'), { listStyle: 'decimal' });
globalStyle(own(':is(ul, ol)'), { paddingInlineStart: vars.space[6] });
globalStyle(within('li + li'), { marginBlockStart: vars.space[2] });
globalStyle(within('li::marker'), { color: vars.color.brand });
globalStyle(own('blockquote'), {
  ...typeStyle('h3'),
  marginBlock: vars.space[9],
  color: vars.color.brand,
  textWrap: 'balance',
});
globalStyle(own('table'), { width: '100%', borderCollapse: 'collapse' });
globalStyle(own('table :is(th, td)'), {
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
// A column gets no less than a word of its heading, but a word below it may be longer than the page is wide.
globalStyle(own('table td'), { overflowWrap: 'anywhere' });

globalStyle(own('h2, h3'), { '@media': { [media.print]: { breakAfter: 'avoid' } } });
