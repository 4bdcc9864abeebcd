/**
 * The name of the `<meta>` by which a server names to its own page which APIs the page can call (clause 2.2): their origins, by spaces.
 * The page has it before it calls any API, and anyone who could write it could write scripts as well.
 */
export const allowedApisMeta = 'callboard-apis';

/** The name of the `<meta>` whose content is `off` where the server has switched the service worker off. */
export const serviceWorkerMeta = 'callboard-service-worker';
