/** Advice where there is no browser. */
export const missingChromium: string;

/** How every Chromium starts: without a sandbox, as in a container, and with nothing that talks to the outside. */
export const chromiumFlags: string[];

/**
 * The Chromium to test with: the one that is named, the system's, else the one that Playwright has downloaded. `isWhole`: with
 * all that the shell leaves out, such as notifications and the camera.
 */
export function findChromium(options?: { isWhole?: boolean }): Promise<string | undefined>;
