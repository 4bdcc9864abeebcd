/** A message as the server sends it. */
export interface PushMessage {
  /** The same for every attempt to deliver it. */
  id: string;
  /** The name of the tenant. */
  title: string;
  text: string;
  /** The page that a click opens. */
  path: string;
}

/** The text of a push message as its parts; null for one that is not from this server's version. */
export function toPushMessage(text: string | undefined): PushMessage | null {
  try {
    const { id, title, text: body, path }: Partial<Record<string, unknown>> = JSON.parse(text ?? '');
    if (typeof id !== 'string' || typeof title !== 'string') return null;
    if (typeof body !== 'string' || typeof path !== 'string') return null;
    return { id, title, text: body, path: isOwnPath(path) ? path : '/' };
  } catch {
    return null;
  }
}

/** Checks whether a path stays within the app: `//host` and `/\host` would not. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
