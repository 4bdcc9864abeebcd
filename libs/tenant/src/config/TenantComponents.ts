import type { ComponentType } from 'react';

export interface LogoProps {
  /** 'login' is 240 px wide, in its own colours; 'nav' is white and as tall as the bar allows. */
  place: 'login' | 'nav';
}

export interface LoginFooterProps {
  /** The build number, and the day of the build where it is known. */
  version: string;
  builtOn: string | undefined;
  privacyUrl: string | undefined;
  copyright: string;
}

/**
 * Everything of the frame that a tenant may replace or remove. Give the replacement in `components` of `defineTenant`: a
 * component replaces, null removes, absence keeps the default. Whole screens are replaced in `screens`.
 */
export interface TenantComponents {
  /** The mark with the name, on the login page and in the navigation bar. @default /logo.svg */
  Logo: ComponentType<LogoProps>;
  /** The picture side of the login page. @default /stage.svg with the tenant's tagline */
  LoginAside: ComponentType;
  /** What stands under the login form: build, privacy link, copyright (clause 2.2). */
  LoginFooter: ComponentType<LoginFooterProps>;
  /** Says which environment this is, unless it is production (clause 2.42). */
  EnvironmentBadge: ComponentType;
  /** The button that chooses between dark, light and the system's mode. */
  ThemeSwitch: ComponentType;
  /** Stands at the end of the navigation bar, before the theme switch. Empty by default. */
  NavExtras: ComponentType;
  /** What an unknown path shows (clause 2.20). */
  NotFoundPage: ComponentType;
}

export type TenantComponentName = keyof TenantComponents;
