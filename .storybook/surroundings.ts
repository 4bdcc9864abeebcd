/** The tenants' token values, by tenant code. */
const sheets = import.meta.glob<string>('../apps/*/src/theme.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const themes = new Map(Object.entries(sheets).map(([path, sheet]) => [path.split('/')[2] ?? path, sheet]));

/** The codes of the tenants that have a theme. */
export const tenantCodes = [...themes.keys()];

/** What the toolbar chooses. */
export interface Surroundings {
  tenant?: string;
  mode?: string;
  direction?: string;
}

/** Gives the page the theme of a tenant, a mode and a direction, as an app does. */
export function applySurroundings({ tenant = '', mode = '', direction = '' }: Surroundings): void {
  const root = document.documentElement;
  root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  if (mode === 'light' || mode === 'dark') root.dataset['theme'] = mode;
  else delete root.dataset['theme'];
  themeElement().textContent = themes.get(tenant) ?? '';
}

function themeElement(): HTMLStyleElement {
  const found = document.querySelector<HTMLStyleElement>('style[data-tenant]');
  if (found !== null) return found;
  const made = document.createElement('style');
  made.dataset['tenant'] = '';
  return document.head.appendChild(made);
}
