import type { ComponentType } from 'react';

export interface LogoProps {
  /** 'login' is 240 px wide, in its own colours; 'nav' is white and fills the height of the bar. */
  place: 'login' | 'nav';
}

export interface LoginFooterProps {
  /** The build number. */
  version: string;
  /** The day of the build. */
  builtOn: string | undefined;
  privacyUrl: string | undefined;
  copyright: string;
}

/**
 * The components of the layout that a tenant can replace or remove, in `components` of `defineTenant`: a
 * component replaces the default, null removes it. Whole screens are replaced in `screens`.
 */
export interface TenantComponents {
  /** The logo, on the login page and in the navigation bar. @default the logo of `pictures` */
  Logo: ComponentType<LogoProps>;
  /** The picture side of the login page. @default the stage of `pictures`, with the tagline */
  LoginAside: ComponentType;
  /** The footer under the login form: build, privacy link, copyright (clause 2.2). */
  LoginFooter: ComponentType<LoginFooterProps>;
  /** The name of the environment, unless it is production (clause 2.42). */
  EnvironmentBadge: ComponentType;
  /** The button that switches between dark, light and the system's mode. */
  ThemeSwitch: ComponentType;
  /** Content at the end of the navigation bar, before the theme switch. Empty by default. */
  NavExtras: ComponentType;
  /** The page for an unknown path (clause 2.20). */
  NotFoundPage: ComponentType;
}

export type TenantComponentName = keyof TenantComponents;
