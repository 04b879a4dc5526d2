import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme';
import { tool } from './tool.css';

/** Its width is the same before and after it is known who is logged in, whatever their name. */
export const account = style([
  tool,
  {
    position: 'relative',
    flex: 'none',
    width: '132px',
    '@media': { [media.upTo('xxl')]: { width: '116px' } },
  },
]);

export const word = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
