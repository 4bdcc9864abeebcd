/** The props of each display component. */

export interface ShownValueProps {
  /** Any value from a server; never empty. */
  value: unknown;
  /** The zone in which instants are shown. */
  zone?: string | undefined;
  /** Called on a plain click on a link, for a router. */
  onFollow?: ((href: string) => void) | undefined;
}
