/** Where gear is handed out and taken back. */
export const deskPath = '/inventory/desk';

/** The labels of some assets, or of all. */
export function labelsPath(assets: readonly string[] = []): string {
  return assets.length === 0 ? '/inventory/labels' : `/inventory/labels?assets=${assets.join(',')}`;
}
