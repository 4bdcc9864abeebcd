/** Where tests write fastest: a folder in memory where there is enough of it. A database there waits for no disk. */
export function fastestFolder(): string;

/** Makes a folder for the data of a server under test. Whoever runs its database, which is never root, can go there. */
export function temporaryData(name: string): string;
