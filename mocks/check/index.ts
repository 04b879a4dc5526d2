// Tries a backend that is not ours: npm run backend -- check <address>.
export { checkBackend } from './checkBackend';
export { formatReport } from './report';
