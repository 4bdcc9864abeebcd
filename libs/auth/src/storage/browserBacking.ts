import { keptValue } from '@callboard/browser-storage';
import { memoryBacking, type Backing } from './memoryBacking';

const probe = 'callboard.probe';

/** The browser's local storage; memory where it cannot be written to, or stops to be (blocked, full). */
export function browserBacking(storage: () => Storage = () => localStorage): Backing {
  const written = keptValue(probe, storage);
  if (!written.write(probe)) return memoryBacking();
  written.remove();
  return withFallback(storage());
}

/** A value that the browser refuses later on (the quota) is kept in memory, and wins over an older one on disk. */
function withFallback(local: Storage): Backing {
  const memory = memoryBacking();
  return {
    getItem: (key) => memory.getItem(key) ?? local.getItem(key),
    setItem(key, value) {
      if (keptValue(key, () => local).write(value)) memory.removeItem(key);
      else memory.setItem(key, value);
    },
    removeItem(key) {
      memory.removeItem(key);
      local.removeItem(key);
    },
    keys: () => [...Object.keys(local), ...memory.keys()],
    isShared: true,
  };
}
