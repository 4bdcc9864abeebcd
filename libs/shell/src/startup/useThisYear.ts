import { useSyncExternalStore } from 'react';
import { build } from '../build';

/** The year. The login page that the build has rendered says that of the build, and the app must begin with the same. */
export function useThisYear(): number {
  return useSyncExternalStore(never, thisYear, yearOfBuild);
}

function thisYear(): number {
  return new Date().getFullYear();
}

function yearOfBuild(): number {
  return build.day ? Number(build.day.slice(0, 4)) : thisYear();
}

// Nobody waits for the new year with a page open.
function never() {
  return () => {};
}
