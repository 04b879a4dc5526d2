import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme';
import { tool } from './tool.css';

/** As wide before it is known who is logged in as afterwards, whatever their name. */
export const account = style([
  tool,
  {
    position: 'relative',
    flex: 'none',
    width: '132px',
    '@media': { [media.upTo('desktop')]: { width: '116px' } },
  },
]);

export const word = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
