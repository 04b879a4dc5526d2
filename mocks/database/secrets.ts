import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, Buffer>(scrypt);

const HASH_BYTES = 32;

/** `<salt>:<scrypt of the secret>`, in hexadecimal. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await derive(secret, salt, HASH_BYTES)).toString('hex')}`;
}

/** A hash that no secret has. */
const nobodys = `${'0'.repeat(32)}:${'0'.repeat(2 * HASH_BYTES)}`;

/** Whether a secret is the one that was hashed. Takes as long without a hash. */
export async function matchesHash(secret: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', expected = ''] = (hash ?? nobodys).split(':');
  return timingSafeEqual(await derive(secret, salt, HASH_BYTES), Buffer.from(expected, 'hex'));
}

/** For random values, which nobody can guess: SHA-256 in hexadecimal. */
export const digestOf = (id: string): string => createHash('sha256').update(id).digest('hex');
