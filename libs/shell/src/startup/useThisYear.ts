import { useSyncExternalStore } from 'react';
import { build } from '../build';

/** The current year. The first render uses the year of the build, like the prerendered login page, so that hydration matches. */
export function useThisYear(): number {
  return useSyncExternalStore(never, thisYear, yearOfBuild);
}

function thisYear(): number {
  return new Date().getFullYear();
}

function yearOfBuild(): number {
  return build.day ? Number(build.day.slice(0, 4)) : thisYear();
}

// The year is not updated while a page is open.
function never() {
  return () => {};
}
