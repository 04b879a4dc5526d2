import { useEffect, useRef, useState } from 'react';

/**
 * What a form has under way: one task at a time, whatever is clicked. A task that is stopped, or left behind with the
 * screen, ends without a word.
 */
export function useTask<Name extends string>() {
  const [task, setTask] = useState<Name | 'none'>('none');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(name: Name, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setTask(name);
    try {
      await work(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      running.current = undefined;
      setTask('none');
    }
  }

  return {
    task,
    /** Says that what runs has become another task: a login that is being repeated. */
    setTask,
    run,
    stop: () => running.current?.abort(),
  };
}
