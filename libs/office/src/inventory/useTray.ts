import { actions } from '@callboard/api-client/actions';
import type { OutputOf } from '@callboard/api-contract/actions';
import { useRef, useState } from 'react';
import { deskMessages as words } from './deskMessages';

/** An asset that lies on the desk. */
export type DeskAsset = OutputOf<'findAssets'>['assets'][number];

/** As many as the server takes at once. */
const mostAtOnce = 50;

/** Result of the last scan: added, refused with a sentence, or one of several to select from. */
export interface ScanResult {
  said?: string;
  error?: string;
  choices?: readonly DeskAsset[];
}

/** The assets on the desk, and how they come there: by what is scanned, or by name. */
export function useTray() {
  const [find] = actions.findAssets.useAction();
  const [assets, setAssets] = useState<readonly DeskAsset[]>([]);
  const [result, setResult] = useState<ScanResult>({});
  // A scanner is faster than an answer: each scan is looked up after the one before, and added to what that one left.
  const latest = useRef(assets);
  const queue = useRef(Promise.resolve());

  function put(next: readonly DeskAsset[]): void {
    latest.current = next;
    setAssets(next);
  }

  function add(asset: DeskAsset): void {
    if (latest.current.some(({ hashcode }) => hashcode === asset.hashcode)) {
      return setResult({ error: words.twice(asset.title) });
    }
    if (latest.current.length >= mostAtOnce) return setResult({ error: words.tooMany });
    put([asset, ...latest.current]);
    setResult({ said: words.added(asset.title) });
  }

  async function lookUp(code: string): Promise<void> {
    const outcome = await find({ code });
    if (!outcome.ok) return setResult({ error: words.notFound(code, outcome.problem.message) });
    const [first, ...others] = outcome.data.assets;
    if (!first) setResult({ error: words.unknown(code) });
    else if (others.length > 0) setResult({ choices: outcome.data.assets });
    else add(first);
  }

  async function addByHashcode(hashcode: string): Promise<void> {
    const outcome = await find({ assets: [hashcode] });
    if (!outcome.ok) return setResult({ error: outcome.problem.message });
    const [asset] = outcome.data.assets;
    if (asset) add(asset);
  }

  return {
    assets,
    result,
    scan: (code: string) => {
      queue.current = queue.current.then(() => lookUp(code));
    },
    add,
    addByHashcode,
    remove: (gone: readonly string[]) => {
      put(latest.current.filter(({ hashcode }) => !gone.includes(hashcode)));
      setResult({});
    },
    /** Reads again how it stands with each: another desk was faster. */
    reload: async () => {
      const outcome = await find({ assets: latest.current.map(({ hashcode }) => hashcode) });
      if (!outcome.ok) return;
      const fresh = new Map(outcome.data.assets.map((asset) => [asset.hashcode, asset]));
      put(latest.current.flatMap(({ hashcode }) => fresh.get(hashcode) ?? []));
    },
  };
}

export type Tray = ReturnType<typeof useTray>;
