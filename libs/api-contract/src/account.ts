import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(500));
const instant = v.pipe(v.string(), v.maxLength(40));
/** Options of WebAuthn, handed to the browser as they are. */
const webAuthn = v.looseObject({ challenge: text });

/** A way to sign in by fingerprint, face or key. */
export const passkeySchema = v.looseObject({
  hashcode: text,
  name: text,
  created: instant,
  last_used: v.nullable(instant),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;

/** The answer to `security`: what protects the account besides its password. */
export const securitySchema = v.looseObject({
  totp: v.looseObject({ is_on: v.boolean(), recovery_codes_left: v.number() }),
  passkeys: v.array(passkeySchema),
});
export type Security = v.InferOutput<typeof securitySchema>;

/** The answer to `begin_totp`: what an authenticator app is given. */
export const totpSetupSchema = v.looseObject({ secret: text, uri: text });
export type TotpSetup = v.InferOutput<typeof totpSetupSchema>;

/** The answer to `confirm_totp` and `renew_recovery_codes`: shown once. */
export const recoveryCodesSchema = v.looseObject({ recovery_codes: v.array(text) });
export type RecoveryCodes = v.InferOutput<typeof recoveryCodesSchema>;

/** The answer to `passkey_options` and `begin_passkey`. */
export const passkeyOptionsSchema = v.looseObject({ options: webAuthn, ticket: text });
export type PasskeyOptions = v.InferOutput<typeof passkeyOptionsSchema>;

/** A place where the user is signed in. */
export const userSessionSchema = v.looseObject({
  hashcode: text,
  created: instant,
  last_seen: instant,
  user_agent: v.string(),
  is_current: v.boolean(),
  /** The tenant that it is signed in to. */
  domain: v.optional(text),
});
export type UserSession = v.InferOutput<typeof userSessionSchema>;

/** The answer to `list_sessions`. */
export const userSessionsSchema = v.looseObject({ sessions: v.array(userSessionSchema) });

/** The answer to `export_my_data`: a document to be saved as a file of this name. */
export const exportedDataSchema = v.looseObject({
  file_name: text,
  document: v.record(v.string(), v.unknown()),
});
export type ExportedData = v.InferOutput<typeof exportedDataSchema>;

/** The refusal of every write of an admin who views as another user. */
export const viewingWords = 'You are viewing as another user: nothing can be changed.';
