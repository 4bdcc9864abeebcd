/** The workers are at the root of the site: that of the app has the whole site as its scope (clause 1.8), that of the ticket shop its pages. */
type WorkerFile = '/sw.js' | '/tickets-sw.js';

/** The name of the Trusted Types policy, which the content security policy of the server lists. */
const policyName = 'callboard-service-worker';

/** The address of a service worker as the browser accepts it: under Trusted Types no other script can be registered. */
export function workerAddress(file: WorkerFile = '/sw.js'): string | TrustedScriptURL {
  // Not every browser has Trusted Types.
  if (!window.trustedTypes) return file;
  return window.trustedTypes
    .createPolicy(policyName, { createScriptURL: (_address: string) => file })
    .createScriptURL(file);
}
