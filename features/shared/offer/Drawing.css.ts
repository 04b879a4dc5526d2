import { style, styleVariants } from '@vanilla-extract/css';
import { lineDrawing } from '#ui/theme';
import fennel from './drawings/fennel.svg';
import ginseng from './drawings/ginseng.svg';
import maca from './drawings/maca.svg';
import nettle from './drawings/nettle.svg';
import oak from './drawings/oak.svg';
import palmetto from './drawings/palmetto.svg';
import rose from './drawings/rose.svg';
import selenium from './drawings/selenium.svg';
import tea from './drawings/tea.svg';
import willow from './drawings/willow.svg';
import zinc from './drawings/zinc.svg';

const drawing = style({ display: 'block', width: '100%' });

export const drawings = styleVariants(
  { fennel, ginseng, maca, nettle, oak, palmetto, rose, selenium, tea, willow, zinc },
  (url) => [drawing, lineDrawing(url)],
);
