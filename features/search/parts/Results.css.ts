import { style } from '@vanilla-extract/css';

/** The suggestions keep their place beneath the results, so that the sheet does not shrink while somebody types. */
export const place = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const layer = style({ gridArea: '1 / 1', minWidth: 0 });

export const hidden = style([layer, { visibility: 'hidden' }]);
