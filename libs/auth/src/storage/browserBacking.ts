import { storedValue } from '@callboard/browser-storage';
import { memoryBacking, type Backing } from './memoryBacking';

const probe = 'callboard.probe';

/** The browser's local storage, or memory when it cannot be written to (blocked, full). */
export function browserBacking(storage: () => Storage = () => localStorage): Backing {
  const probeEntry = storedValue(probe, storage);
  if (!probeEntry.write(probe)) return memoryBacking();
  probeEntry.remove();
  return withFallback(storage());
}

/** Stores a value in memory when the browser refuses it (quota); it then takes precedence over an older stored one. */
function withFallback(local: Storage): Backing {
  const memory = memoryBacking();
  return {
    getItem: (key) => memory.getItem(key) ?? local.getItem(key),
    setItem(key, value) {
      if (storedValue(key, () => local).write(value)) memory.removeItem(key);
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
