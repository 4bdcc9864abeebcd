/** What this library says on screen. */
export const messages = {
  wrongPayload: 'wrong payload',
} as const;
