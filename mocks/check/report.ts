import { handlers } from '../backend';
import type { CheckResult } from './checkBackend';
import type { Finding } from './finding';
import { screensByCall } from './screens';

const without = new Map<string | undefined, string>(
  Object.values(handlers).map(({ call, without: effect }) => [call.name, effect]),
);

/** How many of the slowest calls are listed. */
const SLOWEST = 5;

/** What was found, which screens suffer, and what shoppers then see. */
export async function formatReport({ findings, tried, untried, times }: CheckResult): Promise<string> {
  const screens = await screensByCall();
  const describe = ({ call, what, effect = without.get(call) }: Finding) =>
    [
      `- ${call ? `${call}: ` : ''}${what}`,
      ...(call ? [`  Screens: ${screens.get(call)?.join(', ') ?? 'none'}`] : []),
      ...(effect ? [`  The shop: ${effect}`] : []),
    ].join('\n');
  const onDemand = untried.filter((one) => one.onDemand);
  const others = untried.filter((one) => !one.onDemand);
  const slowest = [...times].sort(([, one], [, two]) => two - one).slice(0, SLOWEST);
  return [
    `Tried ${tried} examples. Slowest: ${slowest.map(([call, ms]) => `${call} ${ms} ms`).join(', ')}.`,
    ...(onDemand.length > 0 ? ['', `Not tried without --write: ${onDemand.length} examples.`] : []),
    ...(others.length > 0 ? ['', 'Not tried:', ...others.map(({ what }) => `- ${what}`)] : []),
    '',
    findings.length > 0 ? `Found (${findings.length}):` : 'Nothing is missing.',
    ...findings.map(describe),
  ].join('\n');
}
