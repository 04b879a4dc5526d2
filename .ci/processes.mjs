import concurrently from 'concurrently';

/** Signals that end a session. `concurrently` passes them on to the commands and everything below them. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Milliseconds after which a command that does not stop is killed. */
const KILL_AFTER = 5_000;

let stopping = false;

/** Whether a stop signal was received, so that commands end for that reason. */
export const isStopping = () => stopping;

// A SIGTERM to npm ends npm and its shell but does not reach this process, so watch for the end of the parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent && !stopping) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/**
 * Starts commands of the installed packages (`vite build`) side by side. `result` rejects when one fails.
 * @param {{ name?: string, command: string, env?: Record<string, string> }[]} commands
 * @param {Partial<import('concurrently').ConcurrentlyOptions>} options
 */
export function start(commands, options) {
  const started = concurrently(commands, { ...options, killTimeout: KILL_AFTER });
  const stop = () => {
    if (!stopping) console.log('\nStopping…');
    stopping = true;
    const killAll = () => {
      for (const command of started.commands) command.kill('SIGKILL');
    };
    setTimeout(killAll, KILL_AFTER).unref();
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  const ignore = () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  started.result.then(ignore, ignore);
  return started;
}

/**
 * Runs one command to its end and shows its output unchanged. After Ctrl-C, ends this process.
 * @param {string} command
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function run(command, { env = {} } = {}) {
  const succeeded = await start([{ command, env }], { raw: true }).result.then(
    () => true,
    () => false,
  );
  if (stopping) process.exit(130);
  return succeeded;
}
