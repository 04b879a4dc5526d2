// One control in all of its variants and states.
export { StateMatrix, type StateMatrixProps } from './StateMatrix';
