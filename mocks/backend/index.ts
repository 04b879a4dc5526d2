export { type BackendOptions, createBackend, type Handler, type Intercept } from './backend';
export { type Cookies, headerCookies, jarCookies } from './cookies';
export { serviceHandlers } from './external';
export { type CallName, handlers, type Target } from './handlers';
export { catalogueOf, createMemoryStore } from './memoryStore';
export type { ErrorCode } from './method';
export { type Answer, readBody } from './protocol';
export { reportBatchSchema } from './reports';
export type { Store, StoredReport } from './store';
