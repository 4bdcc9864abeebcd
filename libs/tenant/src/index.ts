export {
  concepts,
  features,
  mergeFeatures,
  type Concept,
  type Feature,
  type Features,
  type Label,
  type TenantNavigation,
} from '@callboard/api-contract/tenant';
export { counted } from './config/counted';
export { defineTenant } from './config/defineTenant';
export { mergeParts, partNamed, type Overrides } from './config/mergeParts';
export { settingGroups } from './config/settingGroups.data';
export { pageTitle, type PageTitleOf, type PageTitleParts } from './config/pageTitle';
export type {
  LoginFooterProps,
  LogoProps,
  TenantComponentName,
  TenantComponents,
} from './config/TenantComponents';
export type { TenantConfig, TenantDeclaration } from './config/TenantConfig';
export type {
  FirstRequest,
  ScreenAddress,
  ScreenLoader,
  ScreenModule,
  ScreenProps,
  TenantRoute,
} from './config/TenantRoute';
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
export { TenantProvider, type TenantProviderProps } from './TenantProvider';
export { useComponent, useFeature, useLabel, useTenant } from './useTenant';
