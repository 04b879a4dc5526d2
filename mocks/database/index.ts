export {
  clearDatabase,
  type Database,
  DatabaseError,
  type DatabasePlace,
  openDatabase,
  reasonOf,
} from './database';
export { seed } from './seed';
export { createSqlStore } from './sqlStore';
