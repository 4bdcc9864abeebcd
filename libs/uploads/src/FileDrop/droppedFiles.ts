import type { KeptHandle } from '../resume/fileHandles';

interface HandleItem {
  getAsFileSystemHandle?: () => Promise<(KeptHandle & { kind: string }) | null>;
}

/** The files of a drop, without folders. Where the browser has handles of them, they are told of. */
export async function droppedFiles(
  transfer: DataTransfer,
  onHandle: ((file: File, handle: KeptHandle) => void) | undefined,
): Promise<File[]> {
  // All are asked at once: after the event the browser takes the list back.
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  if (items.length === 0) return [...transfer.files];
  const found = items.map((item) => ({
    file: item.webkitGetAsEntry?.()?.isDirectory ? null : item.getAsFile(),
    // The types of the platform do not know this method yet.
    handle: onHandle && (item as HandleItem).getAsFileSystemHandle?.().catch(() => null),
  }));
  const files: File[] = [];
  for (const { file, handle } of found) {
    if (!file) continue;
    const kept = await handle;
    if (kept?.kind === 'file') onHandle?.(file, kept);
    files.push(file);
  }
  return files;
}
