import { fetchSignedInApp } from './fetchSignedInApp';

/** Fetches what follows the login page while somebody types. Where it fails, that is said when it is needed. */
export async function fetchAhead(): Promise<void> {
  try {
    const { fetchFirstScreens } = await fetchSignedInApp();
    await fetchFirstScreens(new URLSearchParams(location.search).has('redirect'));
  } catch {
    return;
  }
}
