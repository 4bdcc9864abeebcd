import { benchRow } from '../scroll/rows';

/** How long the server takes, the same for everybody. */
export const latencyMs = 30;
/** How long everybody waits for a pause in typing. */
export const debounceMs = 100;
export const pageSize = 25;
export const optionCount = 1_000;

export interface BenchOption {
  id: string;
  name: string;
}

const names = Array.from({ length: optionCount }, (_, index) => benchRow(index).name);

/** One page of what the server finds, after its latency; a search that is given up is refused. */
export async function searchServer(search: string, signal?: AbortSignal | null): Promise<BenchOption[]> {
  await new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, latencyMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
  return matching(search).slice(0, pageSize);
}

export function matching(search: string): BenchOption[] {
  const wanted = search.trim().toLowerCase();
  return names.filter((name) => name.toLowerCase().includes(wanted)).map((name) => ({ id: name, name }));
}

/** Whether the page is to show all options as loaded, instead of asking for them. */
export const isLoaded = new URLSearchParams(location.search).has('loaded');
