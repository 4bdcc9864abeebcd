import type { TenantCode } from '@callboard/api-contract';
import type { ThemeChoice } from '../theme/createThemeStore';
import type { Concept, ConceptCollections, Label } from './concepts';
import type { Feature, Features } from './features';
import type { Overrides } from './mergeParts';
import type { PageTitleOf } from './pageTitle';
import type { TenantComponents } from './TenantComponents';
import type { ScreenLoader, TenantRoute } from './TenantRoute';

/** What the server's menus are changed by. */
export interface TenantNavigation {
  /** Codes of modules and items that this tenant never shows (clause 6.7). */
  hidden: readonly string[];
}

/** The two forms of the activation. */
export type ActivationVariant = 'screen' | 'login';

/** What differs from tenant to tenant, as `apps/<code>/src/tenant.ts` declares it. Only the first four must be said. */
export interface TenantDeclaration {
  code: TenantCode;
  /** The tenant's own name, as people say it. */
  name: string;
  /** One line under the name on the login page. */
  tagline: string;
  /** Which collection serves each concept, where it is not the shared one. */
  collections: Partial<ConceptCollections>;
  labels?: Partial<Record<Concept, Label>>;
  features?: Partial<Record<Feature, boolean>>;
  /** Where its venues are, unless somebody says otherwise: a new one begins in this zone. @default 'Pacific/Auckland' */
  timeZone?: string;
  /** In which its fees are, unless somebody says otherwise: ISO 4217. @default 'NZD' */
  currency?: string;
  /** The mode until the user chooses another (clause 1.6). @default 'dark' */
  theme?: ThemeChoice;
  /** Replaces, removes (null) or adds routes, by their key; see `defaultRoutes` of the shell. */
  routes?: Readonly<Record<string, TenantRoute | null>>;
  /** Where a user lands after login, before the server's own wish (clause 2.32). */
  loginRoute?: string;
  /**
   * How people who were invited activate their account (clauses 2.5 to 2.7): on a screen of its own, where new users give their name
   * and phone, too, or on a face of the login page, which asks for a password alone.
   * @default 'screen'
   */
  activation?: ActivationVariant;
  navigation?: Partial<TenantNavigation>;
  /** Replaces, removes (null) or adds screens, by their name in the registry. */
  screens?: Readonly<Record<string, ScreenLoader | null>>;
  components?: Overrides<TenantComponents>;
  /** Names a page whose route has no title of its own (clause 2.35). */
  pageTitle?: PageTitleOf;
  privacyUrl?: string;
  /** Who holds the rights, after the year. @default the name */
  copyright?: string;
}

/** A tenant with every default filled in, as `useTenant()` gives it. */
export interface TenantConfig {
  code: TenantCode;
  name: string;
  tagline: string;
  collections: Readonly<ConceptCollections>;
  labels: Readonly<Record<Concept, Label>>;
  features: Features;
  timeZone: string;
  currency: string;
  theme: ThemeChoice;
  routes: Readonly<Record<string, TenantRoute | null>>;
  loginRoute: string | undefined;
  activation: ActivationVariant;
  navigation: TenantNavigation;
  screens: Readonly<Record<string, ScreenLoader | null>>;
  components: Overrides<TenantComponents>;
  pageTitle: PageTitleOf | undefined;
  privacyUrl: string | undefined;
  copyright: string;
}
