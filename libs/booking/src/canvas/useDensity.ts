import { useEffect, useState } from 'react';

/** More pixels than this cannot be distinguished, and cost time. */
const most = 3;

/** The pixels of the screen in one of the page: another after the page is zoomed or moved to another screen. */
export function useDensity(): number {
  const [density, setDensity] = useState(readDensity);
  // The screen.
  useEffect(() => {
    if (typeof matchMedia !== 'function') return undefined;
    const media = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const update = () => setDensity(readDensity());
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, [density]);
  return density;
}

function readDensity(): number {
  return Math.min(window.devicePixelRatio || 1, most);
}
