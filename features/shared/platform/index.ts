/** Access to the browser: environment, storage, network, loading of code. */

export { backendAddress, trimSlash } from './backendAddress';
export { CODE_FAILED, CODE_TIMEOUT_MS, type Code, CodeError, codeQuery } from './code';
export { isInAppBrowser, isWeakDevice } from './device';
export { createDrafts, DraftsProvider, type Owner, useDraft } from './drafts';
export { env } from './env';
export { followStorage } from './followStorage';
export { onPageLeft } from './onPageLeft';
export { parseUrl } from './parseUrl';
export { hasPrerender, type Prerender, useIsHydrated } from './prerender';
export { report, startReporting } from './report';
export type { ReportBatch, SentReport } from './reportBatch';
export { createStoredText, openStorage, readStored, store } from './storage';
export { forgetTyped, hasTyped, noteInput, useHasTyped } from './typed';
export { useCode } from './useCode';
export { useComesNear } from './useComesNear';
export { gestures, useFirstGesture } from './useFirstGesture';
export { useIsOnline } from './useIsOnline';
export { prefetchCode, usePrefetch } from './usePrefetch';
export { useShopQuery } from './useShopQuery';
