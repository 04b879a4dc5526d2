import { globalStyle } from '@vanilla-extract/css';

// The shop's reset removes the numbers of lists; docs pages need them.
globalStyle('.sbdocs-content > ol', { listStyleType: 'decimal' });
