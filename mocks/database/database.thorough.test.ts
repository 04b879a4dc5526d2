import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { DatabaseError, openDatabase } from '.';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const refusal = async (opened: Promise<unknown>) => {
  const error = await opened.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseError);
  return String(error);
};

test('a folder of something else is left alone', async () => {
  await writeFile(join(folder, 'notes.txt'), 'mine');
  expect(await refusal(openDatabase({ folder }))).toContain(`${folder} holds no database of the shop`);
});

test('a broken folder is named, with what to do', async () => {
  await writeFile(join(folder, 'PG_VERSION'), 'broken');
  const message = await refusal(openDatabase({ folder }));
  expect(message).toContain(`The data folder ${folder} cannot be read`);
  expect(message).toContain('--fresh');
});

test.each([
  ['postgres://shop:tajna@127.0.0.1:1/shop', '127.0.0.1:1/shop does not answer: connect ECONNREFUSED'],
  ['nonsense', 'of DATABASE_URL'],
])('a server at %s is named without its password', async (url, expected) => {
  const message = await refusal(openDatabase({ url }));
  expect(message).toContain(expected);
  expect(message).not.toContain('tajna');
});

test('tables of a later version are left alone', { timeout: 120_000 }, async () => {
  const { db, close } = await openDatabase({ folder });
  await db.execute(
    sql`insert into shop_migrations.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
  );
  await close();
  expect(await refusal(openDatabase({ folder }))).toContain('are of a later version of the shop');
});
