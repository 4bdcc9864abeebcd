import { isTenantCode, type StorageKey, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';

const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

/** The last signed-in user of this device; untrusted, for display only. */
export interface StoredUser {
  hashcode: string;
  name: string;
}

export interface StoredValues {
  api: string;
  api_version: number;
  user: StoredUser;
  api_token: string;
  domain: TenantCode;
}

/** The schema of each key. Any other value reads as null. */
export const entrySchemas: { readonly [K in StorageKey]: v.GenericSchema<unknown, StoredValues[K]> } = {
  api: shortText,
  api_version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  user: v.object({ hashcode: shortText, name: shortText }),
  api_token: shortText,
  domain: v.custom<TenantCode>(isTenantCode),
};
