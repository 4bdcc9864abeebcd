import { currentLanguage, isLanguage, setLanguage } from '../libs/language/src/index';
import preference from '../libs/ui-kit/src/theme/styles/preference.css?raw';

/** The tenants' token values, by tenant code. */
const sheets = import.meta.glob<string>('../apps/*/src/theme.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const themes = new Map(Object.entries(sheets).map(([path, sheet]) => [path.split('/')[2] ?? path, sheet]));

/** The codes of the tenants that have a theme. */
export const tenantCodes = [...themes.keys()];

/** Selections in the toolbar. */
export interface Surroundings {
  tenant?: string;
  mode?: string;
  contrast?: string;
  direction?: string;
  language?: string;
}

/** The sheet of the system's preferences, as if this one preferred more contrast. */
const moreContrast = `@layer preference {${preference.replace('(prefers-contrast: more)', 'all')}}`;

/** Gives the page the theme of a tenant, a mode, a contrast and a direction, as an app and a system do. */
export function applySurroundings({
  tenant = '',
  mode = '',
  contrast = '',
  direction = '',
}: Surroundings): void {
  const root = document.documentElement;
  root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  if (mode === 'light' || mode === 'dark') root.dataset['theme'] = mode;
  else delete root.dataset['theme'];
  styleElement('tenant').textContent = themes.get(tenant) ?? '';
  styleElement('contrast').textContent = contrast === 'more' ? moreContrast : '';
}

/** Switches to the selected language; immediately where it is loaded already. */
export async function speak(language: unknown): Promise<void> {
  if (isLanguage(language) && language !== currentLanguage()) await setLanguage(language);
}

function styleElement(name: 'tenant' | 'contrast'): HTMLStyleElement {
  const found = document.querySelector<HTMLStyleElement>(`style[data-${name}]`);
  if (found !== null) return found;
  const made = document.createElement('style');
  made.dataset[name] = '';
  return document.head.appendChild(made);
}
