const key = 'callboard.viewing';

/** The token of somebody whom an admin views as, which outlives a reload of this tab. Without session storage it does not. */
export const viewingEntry = {
  read: (): string | null => attempt(() => sessionStorage.getItem(key)) ?? null,
  write: (token: string): void => attempt(() => sessionStorage.setItem(key, token)),
  remove: (): void => attempt(() => sessionStorage.removeItem(key)),
} as const;

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
