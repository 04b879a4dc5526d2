export { Connection } from './Connection';
