import type { ConsentKind } from '../consents/consentKinds.data';
import type { TenantCode } from '../tenants';
import { defaultLabels, type Concept, type Label } from './concepts';
import { defaultFeatures, mergeFeatures, type Feature, type Features } from '../features';

/** Changes to the server's menus. */
export interface TenantNavigation {
  /** Codes of modules and items that this tenant never shows (clause 6.7). */
  hidden: readonly string[];
}

/** The rules of conversations. */
export interface TenantMessaging {
  /** An adult and a minor can be the only members of a conversation. */
  allowsAdultAndMinorAlone: boolean;
}

/** The two forms of the activation. */
export type ActivationVariant = 'screen' | 'login';

/**
 * Differences between tenants, as `apps/<code>/src/tenant/tenant.ts` declares them for its app, the server and the browser
 * tests alike. Only the first three are required.
 */
export interface TenantFacts {
  code: TenantCode;
  /** The tenant's own name, as people call it. */
  name: string;
  /** One line under the name on the login page. */
  tagline: string;
  labels?: Partial<Record<Concept, Label>>;
  /** Its own colours, in light mode: `nx g theme` derives `theme.css` from them. */
  colours?: { brand: string; accent: string };
  /** The icon of its entries in the navigation bar. @default 'entries' */
  icon?: string;
  features?: Partial<Record<Feature, boolean>>;
  /** The time zone that a new venue begins with. @default 'Pacific/Auckland' */
  timeZone?: string;
  /** The currency that a new fee begins with: ISO 4217. @default 'NZD' */
  currency?: string;
  /** The mode until the user selects another (clause 1.6). @default 'dark' */
  theme?: 'dark' | 'light' | 'system';
  /** Where a user lands after login, before the server's own address (clause 2.32). */
  loginRoute?: string;
  /**
   * How people who were invited activate their account (clauses 2.5 to 2.7): on a screen of its own, where new users give their name
   * and phone, too, or on a face of the login page, which requires a password alone.
   * @default 'screen'
   */
  activation?: ActivationVariant;
  navigation?: Partial<TenantNavigation>;
  /** @default an adult and a minor cannot be alone in a conversation */
  messaging?: Partial<TenantMessaging>;
  /** Consents of guardians. @default taking part, photographs and medical care */
  consents?: readonly ConsentKind[];
  privacyUrl?: string;
  /** Owner of the rights, after the year. @default the name */
  copyright?: string;
  /** Contact for buyers of tickets. */
  contact?: { email: string; phone?: string };
  /** When buyers get their money back. @default where a performance is cancelled or moved, and else on request */
  refundPolicy?: string;
}

/** The facts of a tenant with every default filled in. */
export interface Tenant {
  code: TenantCode;
  name: string;
  tagline: string;
  labels: Readonly<Record<Concept, Label>>;
  colours: { brand: string; accent: string } | undefined;
  icon: string;
  features: Features;
  timeZone: string;
  currency: string;
  theme: 'dark' | 'light' | 'system';
  loginRoute: string | undefined;
  activation: ActivationVariant;
  navigation: TenantNavigation;
  messaging: TenantMessaging;
  /** Absent: the usual ones, which an app does not carry before it needs them. */
  consents: readonly ConsentKind[] | undefined;
  privacyUrl: string | undefined;
  copyright: string;
}

/** Fills in the defaults of a tenant. */
export function completeTenant(facts: TenantFacts): Tenant {
  const { code, name, tagline } = facts;
  return {
    code,
    name,
    tagline,
    labels: { ...defaultLabels, ...facts.labels },
    colours: facts.colours,
    icon: facts.icon ?? 'entries',
    features: mergeFeatures(defaultFeatures, facts.features),
    timeZone: facts.timeZone ?? 'Pacific/Auckland',
    currency: facts.currency ?? 'NZD',
    theme: facts.theme ?? 'dark',
    loginRoute: facts.loginRoute,
    activation: facts.activation ?? 'screen',
    navigation: { hidden: [], ...facts.navigation },
    messaging: { allowsAdultAndMinorAlone: false, ...facts.messaging },
    consents: facts.consents,
    privacyUrl: facts.privacyUrl,
    copyright: facts.copyright ?? name,
  };
}
