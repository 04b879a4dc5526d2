import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme';
import { tool } from './tool.css';

/** Fixed width, so that nothing shifts when the user's name is known. */
export const account = style([
  tool,
  {
    position: 'relative',
    flex: 'none',
    width: '132px',
    '@media': { [media.upTo('xxl')]: { width: '116px' } },
  },
]);

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
