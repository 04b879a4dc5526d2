// npm run backend: the local backend, and the office's commands for it.
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { checkBackend, formatReport } from './check';
import { clearDatabase, createSqlStore, DatabaseError, openDatabase, reasonOf, seed } from './database';
import { FolderError, FolderHeld, openFolder } from './dataFolder';
import { byCountry, countries } from './fixtures';
import { isCode } from './isCode';
import { createLargeStores } from './largeStores';
import { CommandError, runCommand, usage } from './office';
import { askOffice, startOffice } from './officeServer';
import { DEFAULT_PORT, startServer } from './server';

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

/** Where the data is kept: on a server, or in a folder that from now on no other process can open. */
async function openPlace() {
  if (databaseUrl) return { place: { url: databaseUrl }, name: 'a PostgreSQL server' };
  const office = await startOffice();
  try {
    const { folder, database, assertKept, close } = await openFolder(values.data, office);
    return {
      place: { folder: database, assertKept },
      name: folder,
      office,
      async close() {
        // While the office answers, nobody takes this process for one that has ended.
        await close();
        office.close();
      },
    };
  } catch (error) {
    office.close();
    throw error;
  }
}

type Place = Awaited<ReturnType<typeof openPlace>>;

async function openStores({ place, office, close }: Place) {
  try {
    const database = await openDatabase(place);
    await seed(database);
    const stores = byCountry((country) => createSqlStore(database, country));
    const carryOut = (words: readonly string[]) => runCommand(stores, words, new Date());
    office?.open(carryOut);
    return {
      stores,
      check: database.check,
      carryOut,
      async close() {
        await database.close();
        await close?.();
      },
    };
  } catch (error) {
    await close?.();
    throw error;
  }
}

/** Carries out a command of the office: in the process that has the data folder open, or else here. */
async function command(): Promise<void> {
  if (!isKept) throw new CommandError('Admin commands need a backend that keeps its data.');
  let opened: Awaited<ReturnType<typeof openStores>>;
  try {
    opened = await openStores(await openPlace());
  } catch (error) {
    if (!(error instanceof FolderHeld && error.answers)) throw error;
    console.log(await askOffice(error.holder, positionals));
    return;
  }
  try {
    console.log(await opened.carryOut(positionals));
  } finally {
    await opened.close();
  }
}

/** Deletes all data after asking. Resolves to whether it did. */
async function clear({ place, name }: Place): Promise<boolean> {
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
const writeError = (error: unknown) => writeLine({ error: reasonOf(error) });

async function run(): Promise<void> {
  if (values.fresh && !isKept) throw new CommandError('A backend in memory has nothing to delete.');
  const place = isKept ? await openPlace() : undefined;
  if (place && values.fresh && !(await clear(place))) {
    await place.close?.();
    return;
  }
  const opened = place && (await openStores(place));
  const port = Number(values.port || process.env.PORT || DEFAULT_PORT);
  const { url, close } = await startServer({
    port,
    host: values.host,
    graceMs: GRACE_MS,
    onRequest: writeLine,
    onError: writeError,
    ...(values.large && { stores: await createLargeStores() }),
    ...(opened && { stores: opened.stores, check: opened.check }),
  }).catch(async (error: unknown) => {
    await opened?.close();
    if (!isCode(error, 'EADDRINUSE')) throw error;
    throw new CommandError(
      `Port ${port} is taken. Choose another with --port or PORT, and tell the shop with VITE_API_BASE=http://localhost:<port>.`,
    );
  });
  const memory = place
    ? `keeps its data ${'folder' in place.place ? 'in' : 'on'} ${place.name}`
    : 'forgets everything when it stops';
  console.log(`The local backend listens at ${url} and ${memory}.`);

  const stop = async () => {
    try {
      await close();
      await opened?.close();
      process.exit(0);
    } catch (error) {
      // A database whose files are gone cannot be closed.
      writeError(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
}

try {
  if (values.help) console.log(usage);
  else if (positionals[0] === 'check') await check();
  else if (positionals.length > 0) await command();
  else await run();
} catch (error) {
  if (![CommandError, DatabaseError, FolderError].some((known) => error instanceof known)) throw error;
  console.error(reasonOf(error));
  process.exit(1);
}
