/** Where the server of the browser tests listens. */
export const port = Number(process.env['E2E_PORT'] ?? 4400);

/** A site of someone else, which can show the shop of Showquest in a frame. The port between is that of the socket. */
export const siteOrigin = `http://127.0.0.1:${port + 2}`;
