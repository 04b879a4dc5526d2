// npm run backend: the local backend, and the office's commands for it.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { checkBackend, formatReport } from './check';
import {
  clearDatabase,
  createSqlStore,
  DatabaseError,
  type DatabasePlace,
  openDatabase,
  reasonOf,
  seed,
} from './database';
import { byCountry, countries } from './fixtures';
import { createLargeStores } from './largeStores';
import { CommandError, runCommand, usage } from './office';
import { DEFAULT_PORT, isCode, startServer } from './server';

/** Less than the 5 s after which `npm start` kills what does not stop. */
const GRACE_MS = 4000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string' },
    /** This machine's address in its network, for other devices there. */
    host: { type: 'string', default: 'localhost' },
    /** Where the embedded database keeps its files. */
    data: { type: 'string', default: fileURLToPath(new URL('../.backend', import.meta.url)) },
    memory: { type: 'boolean' },
    /** Much of everything, in memory. */
    large: { type: 'boolean' },
    /** Of `check`. */
    country: { type: 'string', default: 'BA' },
    write: { type: 'boolean', default: false },
    origin: { type: 'string' },
    fresh: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const isKept = !values.memory && !values.large;
const databaseUrl = process.env.DATABASE_URL;
const folder = resolve(values.data);
const place: DatabasePlace = databaseUrl ? { url: databaseUrl } : { folder: join(folder, 'database') };
/** Tells a command where the backend runs that has the embedded database open, which only one process can. */
const runningFile = join(folder, 'running.json');

const runningSchema = v.object({ url: v.string(), token: v.string() });

type Running = v.InferOutput<typeof runningSchema>;

/** The backend that has the data folder open. */
async function findRunning(): Promise<Running | undefined> {
  if (databaseUrl) return undefined;
  try {
    const running = v.parse(runningSchema, JSON.parse(await readFile(runningFile, 'utf8')));
    const answer = await fetch(`${running.url}/office`, {
      headers: { authorization: `Bearer ${running.token}` },
      signal: AbortSignal.timeout(2000),
    });
    return answer.ok ? running : undefined;
  } catch {
    // No backend runs, or one was killed before it removed its file.
    return undefined;
  }
}

async function openStores() {
  if (!databaseUrl) await mkdir(folder, { recursive: true, mode: 0o700 });
  const database = await openDatabase(place);
  await seed(database);
  return { database, stores: byCountry((country) => createSqlStore(database, country)) };
}

/** Carries out a command of the office: in the backend that runs, or else here. */
async function command(): Promise<void> {
  if (!isKept) throw new CommandError('Admin commands need a backend that keeps its data.');
  const running = await findRunning();
  if (running) {
    const answer = await fetch(`${running.url}/office`, {
      method: 'POST',
      headers: { authorization: `Bearer ${running.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(positionals),
    });
    if (!answer.ok) throw new CommandError(await answer.text());
    console.log(await answer.text());
    return;
  }
  const { database, stores } = await openStores();
  try {
    console.log(await runCommand(stores, positionals, new Date()));
  } finally {
    await database.close();
  }
}

/** Deletes all data after asking. Resolves to whether it did. */
async function clear(): Promise<boolean> {
  if (!isKept) throw new CommandError('A backend in memory has nothing to delete.');
  if (await findRunning()) throw new CommandError('The backend is running. Stop it first.');
  const name = databaseUrl ? 'the database' : folder;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await Promise.race([
    terminal.question(`Delete all orders, profiles and reviews in ${name}? Type 'yes': `),
    new Promise<string>((resolve) => terminal.once('close', () => resolve(''))),
  ]);
  terminal.close();
  if (answer.trim() !== 'yes') {
    console.log('Nothing was deleted.');
    return false;
  }
  if ('folder' in place) await rm(place.folder, { recursive: true, force: true });
  else {
    const database = await openDatabase(place, { mayBeLater: true });
    await clearDatabase(database);
    await database.close();
  }
  return true;
}

const checkSchema = v.object({
  address: v.pipe(
    v.string(),
    v.url(),
    v.transform((address) => new URL(address)),
  ),
  country: v.picklist(countries),
});

/** Tries another backend by the contract. Exits with 1 if something is missing. */
async function check(): Promise<void> {
  const [, address, ...rest] = positionals;
  const parsed = v.safeParse(checkSchema, { address, country: values.country });
  if (!parsed.success || rest.length > 0) throw new CommandError(usage);
  const { origin: base, protocol, hostname } = parsed.output.address;
  const result = await checkBackend({
    address: base,
    country: parsed.output.country,
    write: values.write,
    // The shop's default is a backend on its own host.
    origin: values.origin ?? `${protocol}//${hostname}`,
  });
  console.log(formatReport(result));
  process.exitCode = result.findings.length > 0 ? 1 : 0;
}

const writeLine = (entry: object) => console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));

async function run(): Promise<void> {
  const running = isKept && (await findRunning());
  if (running)
    throw new CommandError(
      `A backend at ${running.url} uses ${folder}. Stop it, or choose another folder with --data.`,
    );
  const opened = isKept ? await openStores() : undefined;
  const token = randomBytes(32).toString('hex');
  const port = Number(values.port || process.env.PORT || DEFAULT_PORT);
  const { url, close } = await startServer({
    port,
    host: values.host,
    graceMs: GRACE_MS,
    onRequest: writeLine,
    onError: (error) => writeLine({ error: reasonOf(error) }),
    ...(values.large && { stores: await createLargeStores() }),
    ...(opened && {
      stores: opened.stores,
      check: opened.database.check,
      office: { token, run: (words) => runCommand(opened.stores, words, new Date()) },
    }),
  }).catch(async (error: unknown) => {
    await opened?.database.close();
    if (!isCode(error, 'EADDRINUSE')) throw error;
    throw new CommandError(
      `Port ${port} is taken. Choose another with --port or PORT, and tell the shop with VITE_API_BASE=http://localhost:<port>.`,
    );
  });
  const isEmbedded = opened?.database.engine === 'PGlite';
  if (isEmbedded) await writeFile(runningFile, JSON.stringify({ url, token }), { mode: 0o600 });
  const memory = opened
    ? isEmbedded
      ? `keeps its data in ${folder}`
      : 'keeps its data on a PostgreSQL server'
    : 'forgets everything when it stops';
  console.log(`The local backend listens at ${url} and ${memory}.`);

  const stop = async () => {
    await close();
    await opened?.database.close();
    if (isEmbedded) await rm(runningFile, { force: true });
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

try {
  if (values.help) console.log(usage);
  else if (positionals[0] === 'check') await check();
  else if (positionals.length > 0) await command();
  else if (!values.fresh || (await clear())) await run();
} catch (error) {
  if (!(error instanceof CommandError || error instanceof DatabaseError)) throw error;
  console.error(error.message);
  process.exit(1);
}
