import { style, styleVariants } from '@vanilla-extract/css';
import { lineDrawing } from '#ui/theme';
import fennel from './drawings/fennel.svg';
import ginseng from './drawings/ginseng.svg';
import nettle from './drawings/nettle.svg';
import oak from './drawings/oak.svg';
import palmetto from './drawings/palmetto.svg';
import rose from './drawings/rose.svg';
import tea from './drawings/tea.svg';
import willow from './drawings/willow.svg';

const drawing = style({ display: 'block', width: '100%' });

export const drawings = styleVariants(
  { fennel, ginseng, nettle, oak, palmetto, rose, tea, willow },
  (url) => [drawing, lineDrawing(url)],
);
