export { Grid, type GridProps, gridAligns, gridElements } from './Grid';
