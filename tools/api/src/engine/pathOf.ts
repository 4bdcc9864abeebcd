/** The path of a request as it was sent, without its query. */
export function pathOf({ url }: { url: string }): string {
  return url.split('?', 1)[0] ?? '';
}
