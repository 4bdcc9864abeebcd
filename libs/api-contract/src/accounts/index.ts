export {
  exportedDataSchema,
  passkeyOptionsSchema,
  passkeySchema,
  recoveryCodesSchema,
  securitySchema,
  totpSetupSchema,
  userSessionSchema,
  userSessionsSchema,
  viewingWords,
  type ExportedData,
  type Passkey,
  type PasskeyOptions,
  type RecoveryCodes,
  type Security,
  type TotpSetup,
  type UserSession,
} from '../account';
export { accountRequestLimits } from './accountRequestLimits';
export { roleChangesPageSize, type RoleChange, type StoredLimits } from './queries/roleQueries';
export type { Domain } from './queries/startQueries';
export {
  allowedApisMeta,
  appArgumentsSchema,
  loginDataSchema,
  loginFailureSchema,
  secondStepMethods,
  secondStepSchema,
  serviceWorkerMeta,
  type AppArguments,
  type LoginData,
  type MenuItem,
  type NavigationModule,
  type SecondStep,
  type SecondStepMethod,
  type ServerRoute,
} from './session';
export {
  activationModes,
  activationSchema,
  activationStatuses,
  activationWords,
  type Activation,
  type ActivationMode,
  type ActivationStatus,
} from '../activation';
