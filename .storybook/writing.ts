import * as v from 'valibot';

const savedSchema = v.union([v.object({ file: v.string() }), v.object({ error: v.string() })]);

/** The file that the development server wrote, or why it wrote none. */
export type Saved = v.InferOutput<typeof savedSchema>;

/** Sends something to a `writingPlugin` of the development server. Resolves also where there is no such server. */
export async function send(path: string, body: unknown): Promise<Saved> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return v.parse(savedSchema, await response.json());
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Has the development server write what is sent to a path as a story. Resolves to what became of it, in words. */
export async function writeStory(path: string, body: unknown): Promise<string> {
  const saved = await send(path, body);
  if ('error' in saved) return `Not written: ${saved.error}`;
  return `Written: ${saved.file}`;
}
