/** Keys of the browser's local storage (clause 3.36), each name as it is, without prefix. A logout clears all of them. */
export const storageKeys = ['api', 'api_version', 'user', 'api_token', 'domain'] as const;
export type StorageKey = (typeof storageKeys)[number];
