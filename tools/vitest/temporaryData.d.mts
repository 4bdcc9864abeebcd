/** Where tests write fastest: a folder in memory where there is enough of it. A database there waits for no disk. */
export function fastestFolder(): string;

/** Makes a folder for the data of a server under test. The user of its database, which is never root, can enter it. */
export function temporaryData(name: string): string;

/** Removes the folders of processes that have ended, unless a database still runs in one. */
export declare function removeLeftFolders(parent: string): void;
