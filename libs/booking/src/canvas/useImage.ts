import { useEffect, useState } from 'react';

/** The picture of a URL, once it is there; null before that, without a URL, and where it cannot be loaded. */
export function useImage(url: string | undefined): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<{ url: string; image: HTMLImageElement }>();
  // The network of the browser.
  useEffect(() => {
    if (url === undefined) return undefined;
    const image = new Image();
    image.onload = () => setLoaded({ url, image });
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return loaded?.url === url ? (loaded?.image ?? null) : null;
}
