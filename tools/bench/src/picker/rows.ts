import { benchRow } from '../scroll/rows';

/** How long the server takes, the same for all. */
export const latencyMs = 30;
/** How long all of them wait for a pause in typing. */
export const debounceMs = 100;
export const pageSize = 25;
export const optionCount = 1_000;

export interface BenchOption {
  id: string;
  name: string;
}

const names = Array.from({ length: optionCount }, (_, index) => benchRow(index).name);

/** True if the page is to show all options as loaded, instead of requesting them. */
export const isLoaded = new URLSearchParams(location.search).has('loaded');

/** Answers the requests of the page in place of the network, with the JSON of a list: the same for all. */
globalThis.fetch = async (input, init) => {
  const search = new URL(String(input), location.href).searchParams.get('search') ?? '';
  await latency(init?.signal);
  // All options are loaded by one answer: how many a page holds is the server's word.
  const found = isLoaded && search === '' ? matching('') : matching(search).slice(0, pageSize);
  const body = { count: found.length, next: null, previous: null, results: found.map(toRecord) };
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
};

/** A search that is given up is refused. */
function latency(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, latencyMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

function toRecord({ id, name }: BenchOption) {
  const avatar = { icon: 'venue', color: 'green', shape: 'square', placeholder: name.slice(0, 2) };
  const qed_model = {
    title: name,
    visual_title: name,
    subtitle: '',
    url: '',
    model: 'callboard.Region',
    avatar,
  };
  return { hashcode: id, instance_id: 1, version: 1, created: '', modified: '', qed_model };
}

/** Asks as the rivals do: one page of what is found, as options. */
export async function searchServer(search: string, signal?: AbortSignal): Promise<BenchOption[]> {
  const answer = await fetch(`/options?${new URLSearchParams({ search })}`, signal ? { signal } : {});
  const { results }: { results: ReturnType<typeof toRecord>[] } = await answer.json();
  return results.map(({ hashcode, qed_model }) => ({ id: hashcode, name: qed_model.title }));
}

export function matching(search: string): BenchOption[] {
  const wanted = search.trim().toLowerCase();
  return names.filter((name) => name.toLowerCase().includes(wanted)).map((name) => ({ id: name, name }));
}
