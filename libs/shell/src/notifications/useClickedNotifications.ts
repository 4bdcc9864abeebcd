import { safePath } from '@callboard/auth';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Opens the page of a notification of the device that the user has clicked: the service worker sends its path to the open app. */
export function useClickedNotifications(): void {
  const navigate = useNavigate();

  // The service worker is outside React.
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const open = ({ data }: MessageEvent<unknown>) => {
      const path = pathOf(data);
      if (path !== null) void navigate(path);
    };
    navigator.serviceWorker.addEventListener('message', open);
    return () => navigator.serviceWorker.removeEventListener('message', open);
  }, [navigate]);
}

/** The name is that of the service worker's `addPush`. */
function pathOf(data: unknown): string | null {
  const isOpen = typeof data === 'object' && data !== null && 'type' in data && data.type === 'OPEN_PATH';
  return isOpen && 'path' in data ? safePath(data.path) : null;
}
