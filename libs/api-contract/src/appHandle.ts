import { product } from './product';

let current: string = product.handle;

/** The handles whose apps share the addresses of profiles with other apps, so that theirs lie under the handle (clause 2.28). */
const handlesInPaths: ReadonlySet<string> = new Set(['crl']);

/**
 * Names the app that runs, before it builds a link. One process or page runs one app, so that this is no context: links are also built
 * where no component renders, such as in mails.
 */
export function setAppHandle(handle: string = product.handle): void {
  current = handle;
}

/**
 * The address of a profile in an app: that of the app which runs, unless another is named.
 *
 * @example
 * profilePath('/crm/individuals/ab12', 'crl'); // '/crl/crm/individuals/ab12'
 */
export function profilePath(path: string, handle: string = current): string {
  return handlesInPaths.has(handle) ? `/${handle}${path}` : path;
}
