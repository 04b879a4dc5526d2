import * as v from 'valibot';
import { changePasswordCall } from '#features/account/calls';
import { addOrderCall } from '#features/checkout/calls';
import {
  addUserCall,
  callOf,
  getOffersCall,
  loginCall,
  readAnswer,
  type ShopCall,
} from '#features/shared/api';
import type { Country } from '#features/shared/country';
import type { RpcResult } from '#features/shared/protocol';
import { handlers } from '../backend';
import { exampleOf } from '../examples';
import { fixtures } from '../fixtures';
import { isPrivate, type KnownOffer, makeUp, needsCustomer, swapFor, valuesIn } from './people';
import { checkProtocol, checkSession } from './protocol';
import type { CheckResult, Finding } from './report';
import { createVisitor, NoAnswer } from './visitor';

export interface CheckOptions {
  /** The backend, without `/_rpc`. */
  address: string;
  country: Country;
  /** Also makes customers, orders, reviews and leads, all named 'Test'. */
  write: boolean;
  /** The origin of the shop's pages. */
  origin: string;
  /** What counts as slow, in ms. */
  slowMs?: number;
}

/** A listing that takes longer is a skeleton for longer than most people wait. */
const SLOW_MS = 3_000;

const offersSchema = v.array(v.object({ ID: v.union([v.string(), v.number()]), Slog: v.string() }));

type Handler = (typeof handlers)[keyof typeof handlers];
type Example = Handler['examples'][number];

/** Tries a backend by the examples of the contract, and how it keeps to the protocol. It only reads, unless `write` is set. */
export async function checkBackend({
  address,
  country,
  write,
  origin,
  slowMs = SLOW_MS,
}: CheckOptions): Promise<CheckResult> {
  const findings: Finding[] = [];
  const untried: CheckResult['untried'] = [];
  const skip = (what: string) => untried.push({ what, onDemand: false });
  const times = new Map<string, number>();
  let tried = 0;

  const visitor = () =>
    createVisitor({
      address,
      origin,
      meta: { country },
      onTime: (method, ms) => times.set(method, Math.max(times.get(method) ?? 0, Math.round(ms))),
    });
  const report = (finding: Finding) => {
    const isKnown = findings.some(({ call, what }) => call === finding.call && what === finding.what);
    if (!isKnown) findings.push(finding);
  };
  /** Runs a check; what throws becomes a finding. */
  const attempt = async (call: string | undefined, run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      report({ ...(call && { call }), what: error.message });
    }
  };

  const customer = makeUp(fixtures[country]);
  let offer: KnownOffer | undefined;
  await attempt(getOffersCall.name, async () => {
    const { method, args } = exampleOf(getOffersCall.name);
    const result = await visitor().call({ method, ...(args && { args }) });
    const parsed = v.safeParse(offersSchema, result.status === 'ok' ? result.data : undefined);
    offer = parsed.success ? parsed.output[0] : undefined;
    if (!offer)
      report({ call: method, what: 'lists no offer, so the calls about one are tried with a made-up one' });
  });

  const logIn = async (guest: ReturnType<typeof visitor>) => {
    const { Email: username, Password: password } = customer;
    return guest.call(callOf(loginCall, { username, password }));
  };

  async function tryExample({ call }: Handler, example: Example): Promise<void> {
    const swap = swapFor(customer, makeUp(fixtures[country]), offer);
    const { caller, after, outcome, ...sent } = swap(example);
    tried += 1;
    const guest = visitor();
    if (after) await guest.call(after);
    if (caller === 'member') {
      const result = await logIn(guest);
      if (result.status === 'error') throw new NoAnswer('could not be tried: nobody can log in');
    }
    if (call.name.startsWith('/')) return judge(call, await guest.service(sent), example, outcome);
    const result = await guest.call(sent);
    if ('code' in outcome) {
      if (result.status === 'ok' || result.code !== outcome.code)
        report({
          call: call.name,
          what: `answers ${nameOf(result)} where it should refuse with ${outcome.code}`,
        });
      return;
    }
    if (result.status === 'error') {
      report({ call: call.name, what: `answers ${result.code} where it should succeed` });
      return;
    }
    if (call.name === changePasswordCall.name)
      customer.Password = v.parse(changePasswordSchema, sent.params).newPassword;
    judge(call, result.data, example, outcome);
  }

  /** Reports an answer of another shape, and values of an example that come back changed. */
  function judge(call: ShopCall, data: unknown, example: Example, expected: object): void {
    for (const what of malformed(call, data)) report({ call: call.name, what });
    const kept = new Set(valuesIn(example.outcome).map(({ value }) => value));
    for (const path of differences(expected, { answer: data }, kept))
      report({ call: call.name, what: `answers with another ${path} than was asked for` });
  }

  const isOnDemand = ({ writes }: Handler, example: Example) =>
    writes || needsCustomer(example) || example.after !== undefined;

  let isRegistered = false;
  if (write)
    await attempt(addUserCall.name, async () => {
      const result = await visitor().call(callOf(addUserCall, customer));
      isRegistered = result.status === 'ok';
      if (!isRegistered)
        report({ call: addUserCall.name, what: `answers ${nameOf(result)} to a new customer` });
    });

  // Refusals first, because what succeeds changes the customer.
  const examples = Object.values(handlers)
    .flatMap((handler) => handler.examples.map((example: Example) => ({ handler, example })))
    .sort((one, two) => Number('code' in two.example.outcome) - Number('code' in one.example.outcome));
  for (const { handler, example } of examples) {
    const { name } = handler.call;
    const label = `${name} (${'code' in example.outcome ? example.outcome.code : 'answer'})`;
    if (isPrivate(example)) skip(`${label}: needs a code or a parcel that only its owner has`);
    else if (!write && isOnDemand(handler, example)) untried.push({ what: label, onDemand: true });
    else if (needsCustomer(example) && !isRegistered) skip(`${label}: needs a customer`);
    else await attempt(name, () => tryExample(handler, example));
  }

  await checkProtocol({ address, origin, visitor, offer, attempt, report });
  if (isRegistered)
    await attempt(addOrderCall.name, () =>
      checkSession({
        address,
        origin,
        visitor,
        logIn,
        swap: swapFor(customer, makeUp(fixtures[country]), offer),
        report,
      }),
    );
  for (const [call, ms] of times)
    if (ms > slowMs)
      report({
        call,
        what: `takes ${(ms / 1000).toFixed(1)} s`,
        effect: 'Shoppers see a skeleton or a busy button that long.',
      });
  return { findings, tried, untried, times };
}

const changePasswordSchema = v.object({ newPassword: v.string() });

const nameOf = (result: RpcResult) => (result.status === 'ok' ? 'ok' : result.code);

/** What the shop cannot read in an answer. */
function malformed(call: ShopCall, data: unknown): string[] {
  const found = new Set<string>();
  // The shop's schemas say so, whether they refuse an answer or leave an item of a list out.
  const { warn } = console;
  console.warn = (line: unknown) => {
    const [first = ''] = String(line instanceof Error ? (line.cause ?? line) : line).split('\n');
    found.add(`answers what the shop cannot read: ${first.replace(/: [{"[].*$/, '')}`);
  };
  try {
    readAnswer(call, data);
  } catch {
    if (found.size === 0) found.add('answers what the shop cannot read');
  } finally {
    console.warn = warn;
  }
  return [...found];
}

/** The names of values that an answer should repeat and does not: those that stood for values of the fixtures. */
function differences(expected: unknown, actual: unknown, kept: ReadonlySet<unknown>, name = ''): string[] {
  if (typeof expected === 'object' && expected !== null)
    return Object.entries(expected).flatMap(([key, value]) => {
      const found = typeof actual === 'object' && actual !== null ? Reflect.get(actual, key) : undefined;
      // An item of a list that is shorter here.
      if (found === undefined && /^\d+$/.test(key)) return [];
      return differences(value, found, kept, key);
    });
  const isSwapped = !kept.has(expected);
  return (isSwapped || name === 'status') && String(expected) !== String(actual) ? [name] : [];
}
