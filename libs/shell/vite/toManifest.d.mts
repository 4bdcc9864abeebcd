/** A web app manifest, as far as the apps use it. */
export interface WebManifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  start_url: string;
  scope: string;
  display: string;
  background_color: string;
  theme_color: string;
  icons: readonly { src: string; sizes: string; type: string; purpose: string }[];
}

/** The manifest of a tenant's app, with the colour of its page. */
export function toManifest(tenant: { name: string; tagline: string }, html: string): WebManifest;
