export { Grid, type GridProps, gridElements, gridLayouts } from './Grid';
