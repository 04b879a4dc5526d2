export { followStorage } from './followStorage';
