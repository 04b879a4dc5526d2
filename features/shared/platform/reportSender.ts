import { onCLS, onINP, onLCP } from 'web-vitals';
import { browserOf, describeReport } from './describeReport';
import { onPageLeft } from './onPageLeft';
import { MAX_REPORTS, type Noticed, type ReportBatch, type SentReport, type Visit } from './reportBatch';

/** Reports that come within this time go in one request, in ms. */
export const BATCH_MS = 5_000;

/**
 * Returns the function that sends reports: in batches, the same one once, at most 20 a visit. Whatever fails here is
 * ignored, because a report is never the reason for another error.
 */
export function createSender({ url, release, country, patternOf }: Visit): (noticed: Noticed) => void {
  const seen = new Set<string>();
  let batch: SentReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (batch.length === 0) return;
    const sent: ReportBatch = { release, country, browser: browserOf(navigator.userAgent), reports: batch };
    batch = [];
    // As plain text, so that the browser asks no other origin for permission first.
    navigator.sendBeacon(url, JSON.stringify(sent));
  }

  function add(noticed: Noticed) {
    const report = describeReport(noticed, patternOf);
    const text = JSON.stringify(report);
    if (!report || seen.has(text) || seen.size >= MAX_REPORTS) return;
    seen.add(text);
    batch.push(report);
    if (document.visibilityState === 'hidden') flush();
    else timer ??= setTimeout(flush, BATCH_MS);
  }

  onPageLeft(flush);

  return (noticed) => {
    try {
      add(noticed);
    } catch {
      // See above.
    }
  };
}

/** Measures how the visit feels. Each value is known at the latest when the page is left. */
export function measure(onValue: (name: string, value: number) => void): void {
  for (const on of [onLCP, onINP, onCLS])
    on(({ name, value }) => onValue(name, name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value)));
}
