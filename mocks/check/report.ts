import { handlers } from '../backend';
import { formatTable } from './table';

/** What a backend does not do as the contract says. */
export interface Finding {
  /** The call that it is about; left out if it is about all of them. */
  call?: string;
  what: string;
  /** How the shop behaves then, where that is not what it does without the call. */
  effect?: string;
}

export interface CheckResult {
  findings: Finding[];
  /** Examples that were tried, and those that were not, with the reason. */
  tried: number;
  /** `onDemand`: only because it writes. */
  untried: { what: string; onDemand: boolean }[];
  /** The slowest answer of each call, in ms. */
  times: Map<string, number>;
}

const without = new Map<string | undefined, string>(
  Object.values(handlers).map(({ call, without: effect }) => [call.name, effect]),
);

/** How many of the slowest calls are listed. */
const SLOWEST = 5;

/** A call, or the protocol of all of them where there is none, with what is missing of it. */
interface Gap {
  call: string | undefined;
  missing: string[];
  effect: string;
}

/** Findings with one call and one effect are one gap. */
function gapsOf(findings: readonly Finding[]): Gap[] {
  const gaps = new Map<string, Gap>();
  for (const { call, what, effect = without.get(call) ?? '' } of findings) {
    const key = `${call} ${effect}`;
    const gap = gaps.get(key) ?? { call, missing: [], effect };
    gap.missing.push(what);
    gaps.set(key, gap);
  }
  return [...gaps.values()];
}

/** What was found: what is missing, and how the shop behaves then. */
export function formatReport({ findings, tried, untried, times }: CheckResult): string {
  const onDemand = untried.filter((one) => one.onDemand);
  const others = untried.filter((one) => !one.onDemand);
  const slowest = [...times].sort(([, one], [, two]) => two - one).slice(0, SLOWEST);
  const rows = gapsOf(findings).map(({ call, missing, effect }) => [
    `${call ?? 'every call'}: ${missing.join('; ')}`,
    effect,
  ]);
  return [
    `Tried ${tried} examples. Slowest: ${slowest.map(([call, ms]) => `${call} ${ms} ms`).join(', ')}.`,
    ...(onDemand.length > 0 ? ['', `Not tried without --write: ${onDemand.length} examples.`] : []),
    ...(others.length > 0 ? ['', 'Not tried:', ...others.map(({ what }) => `- ${what}`)] : []),
    '',
    rows.length > 0
      ? formatTable(['What is missing', 'How the shop behaves then'], rows)
      : 'Nothing is missing.',
  ].join('\n');
}
