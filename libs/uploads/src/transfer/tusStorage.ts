import type { UrlStorage } from 'tus-js-client';
import { findUnfinished, forgetUnfinished, storeUnfinished } from '../resume/unfinishedStore';

/** The tus client's storage, in the same entries that fields use to show interrupted uploads. */
export function tusStorage(scope: string, file: File): UrlStorage {
  function find(fingerprint: string) {
    const found = findUnfinished(fingerprint);
    if (!found) return [];
    const { address, begun, size } = found;
    return [
      {
        size,
        metadata: {},
        creationTime: new Date(begun).toISOString(),
        urlStorageKey: fingerprint,
        uploadUrl: address,
        parallelUploadUrls: null,
      },
    ];
  }
  return {
    findAllUploads: async () => [],
    findUploadsByFingerprint: async (fingerprint) => find(fingerprint),
    removeUpload: async (fingerprint) => forgetUnfinished(fingerprint),
    addUpload: async (fingerprint, { uploadUrl }) => {
      const { name, size, type } = file;
      if (uploadUrl)
        storeUnfinished({ fingerprint, scope, name, size, type, address: uploadUrl, begun: Date.now() });
      return fingerprint;
    },
  };
}
