export {
  clearDatabase,
  type Database,
  DatabaseError,
  type DatabasePlace,
  openDatabase,
  reasonOf,
} from './database';
export { CommandError, runCommand, usage } from './office';
export { seed } from './seed';
export { createSqlStore } from './sqlStore';
