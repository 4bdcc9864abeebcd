/** The JSON of an answer; `undefined` when there is none; `malformed` when it is something else or cut off. */
export async function readBody(response: Response): Promise<{ body: unknown; isMalformed: boolean }> {
  const text = await response.text();
  if (text === '') return { body: undefined, isMalformed: false };
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '');
  if (!isJson) return { body: undefined, isMalformed: true };
  try {
    return { body: JSON.parse(text), isMalformed: false };
  } catch {
    return { body: undefined, isMalformed: true };
  }
}
