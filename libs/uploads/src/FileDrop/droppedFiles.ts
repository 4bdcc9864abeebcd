import type { StoredHandle } from '../resume/fileHandles';

interface HandleItem {
  getAsFileSystemHandle?: () => Promise<(StoredHandle & { kind: string }) | null>;
}

/** The dropped files, without folders. Calls `onHandle` for each file whose handle the browser provides. */
export async function droppedFiles(
  transfer: DataTransfer,
  onHandle: ((file: File, handle: StoredHandle) => void) | undefined,
): Promise<File[]> {
  // Reads all items synchronously: the list is empty after the event.
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  if (items.length === 0) return [...transfer.files];
  const found = items.map((item) => ({
    file: item.webkitGetAsEntry?.()?.isDirectory ? null : item.getAsFile(),
    // TypeScript's DOM types do not have this method yet.
    handle: onHandle && (item as HandleItem).getAsFileSystemHandle?.().catch(() => null),
  }));
  const files: File[] = [];
  for (const { file, handle } of found) {
    if (!file) continue;
    const fileHandle = await handle;
    if (fileHandle?.kind === 'file') onHandle?.(file, fileHandle);
    files.push(file);
  }
  return files;
}
