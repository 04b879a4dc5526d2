// One control in all of its variants and states.
export { StateMatrix } from './StateMatrix';
