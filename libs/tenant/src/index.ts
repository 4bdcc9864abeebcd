export {
  concepts,
  features,
  mergeFeatures,
  type Concept,
  type ConceptCollections,
  type Feature,
  type Features,
  type Label,
  type TenantNavigation,
} from '@callboard/api-contract/tenant';
export { counted } from './config/counted';
export { defineTenant } from './config/defineTenant';
export { mergeParts, partNamed, type Overrides } from './config/mergeParts';
export { pageTitle, type PageTitleOf, type PageTitleParts } from './config/pageTitle';
export type {
  LoginFooterProps,
  LogoProps,
  TenantComponentName,
  TenantComponents,
} from './config/TenantComponents';
export type { TenantConfig, TenantDeclaration } from './config/TenantConfig';
export type { ScreenLoader, ScreenProps, TenantRoute } from './config/TenantRoute';
export {
  createLeaveGuards,
  type Departure,
  type Destination,
  type LeaveGuard,
  type LeaveGuards,
} from './leaving/createLeaveGuards';
export {
  LeaveGuardsContext,
  useLeaveFor,
  useLeaveGuard,
  type BlockedDeparture,
} from './leaving/useLeaveGuard';
export { createCommandStore, type CommandStore } from './page/createCommandStore';
export { createPageStore, type PageFacts, type PageStore, type PageTab } from './page/createPageStore';
export type { PageCommand } from './page/PageCommand';
export { BesideContext, useBeside } from './page/useBeside';
export { PageContext, usePageFacts, usePageTabs, useRecordName } from './page/usePage';
export { CommandContext, useOfferedCommands, usePageCommands } from './page/usePageCommands';
export { TenantProvider, type TenantProviderProps } from './TenantProvider';
export { createThemeStore, themeChoices, type ThemeChoice, type ThemeStore } from './theme/createThemeStore';
export { ThemeContext, useTheme } from './theme/useTheme';
export { useCollectionOf, useComponent, useFeature, useLabel, useTenant } from './useTenant';
