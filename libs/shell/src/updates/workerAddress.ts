/** The worker is at the root of the site, so that its scope is the whole site (clause 1.8). */
const address = '/sw.js';

/** The name of the Trusted Types policy, which the content security policy of the server lists. */
const policyName = 'callboard-service-worker';

/** The address of the service worker as the browser accepts it: under Trusted Types no other script can be registered. */
export function workerAddress(): string | TrustedScriptURL {
  // Not every browser has Trusted Types.
  if (!window.trustedTypes) return address;
  return window.trustedTypes
    .createPolicy(policyName, { createScriptURL: (_address: string) => address })
    .createScriptURL(address);
}
