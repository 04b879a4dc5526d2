import type { Country } from '#features/shared/country';
import type { StoredReport } from './backend';
import type { FindLine } from './sourceLines';

/** A report with the country of its page. */
export interface CountryReport extends StoredReport {
  country: Country;
}

const listOf = (values: readonly string[]) => [...new Set(values)].sort().join(', ');

type Group<T> = [T, ...T[]];

/** The largest first. */
function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Group<T>[] {
  const groups = new Map<string, Group<T>>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

const day = (time: Date) => time.toISOString().slice(0, 10);

/** The value that three of four do not exceed. */
function threeOfFour(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}

/**
 * Groups what went wrong by its cause, the most frequent first, and then the measurements by address.
 *
 * @param reports oldest first
 */
export async function groupReports(reports: readonly CountryReport[], findLine: FindLine): Promise<string> {
  const failures = await Promise.all(
    reports
      .filter(({ kind }) => kind !== 'vital')
      .map(async (report) => {
        const [frame = ''] = report.frames;
        // The same line of two releases is one cause.
        const line = (await findLine(frame)) ?? { place: frame, code: '' };
        return { ...report, ...line };
      }),
  );
  const causes = groupBy(failures, ({ kind, name, detail, place }) => [kind, name, detail, place].join(' '));
  const measurements = groupBy(
    reports.filter(({ kind }) => kind === 'vital'),
    ({ name, route }) => `${name} ${route}`,
  );
  const lines = [
    ...causes.flatMap((group) => {
      const [{ kind, name, detail, place, code, receivedAt }] = group;
      const last = group.at(-1)?.receivedAt ?? receivedAt;
      const about = [
        listOf(group.map(({ route }) => route)),
        listOf(group.map(({ country }) => country)),
        listOf(group.map(({ browser }) => browser)),
        listOf(group.map(({ release }) => release)),
        listOf([day(receivedAt), day(last)]),
      ];
      return [
        `${group.length} × ${[kind, name, detail, place].filter(Boolean).join('  ')}`,
        ...(code ? [`    ${code}`] : []),
        `    ${about.join('; ')}`,
      ];
    }),
    ...measurements.map((group) => {
      const [{ name, route }] = group;
      const value = threeOfFour(group.map(({ value = 0 }) => value));
      return `${name} ${value}${name === 'CLS' ? '' : ' ms'} or less in three of four visits, of ${group.length}: ${route}`;
    }),
  ];
  return lines.join('\n') || 'Nothing was reported.';
}
