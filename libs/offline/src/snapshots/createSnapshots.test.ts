import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createSnapshots } from './createSnapshots';

const work = {
  schema: v.object({ acts: v.number(), people: v.optional(v.number()) }),
  toCopy: (read: { acts: number; people?: number }, before: { people?: number | undefined } | null) => ({
    ...read,
    people: read.people ?? before?.people,
  }),
  max: 2,
};

function memory() {
  const texts = new Map<number, string>();
  let last = 0;
  return {
    texts,
    readAll: async () => [...texts].map(([number, text]) => ({ number, text })),
    add: async (text: string) => {
      texts.set(++last, text);
      return last;
    },
    replace: async (number: number, text: string) => void texts.set(number, text),
    remove: async (number: number) => void texts.delete(number),
  };
}

describe('[1.10] what a device has of work without a network', () => {
  it('is what was read last of each, with what only an earlier reading had', async () => {
    const snapshots = createSnapshots(memory(), work);
    await snapshots.write('a', { acts: 1, people: 9 }, 10);
    await snapshots.write('b', { acts: 2 }, 20);
    await snapshots.write('a', { acts: 3 }, 30);
    expect(await snapshots.find('a')).toMatchObject({ copy: { acts: 3, people: 9 }, at: 30 });
    expect(await snapshots.find('b')).toMatchObject({ copy: { acts: 2 }, at: 20 });
    expect(await snapshots.find('c')).toBeNull();
  });

  it('leaves out what another version of the app wrote, and replaces it', async () => {
    const store = memory();
    await store.add('{"other":1}');
    await store.add(JSON.stringify({ key: 'a', at: 1, copy: { acts: 'many' } }));
    const snapshots = createSnapshots(store, work);
    expect(await snapshots.find('a')).toBeNull();
    await snapshots.write('a', { acts: 1 }, 2);
    expect(store.texts.size).toBe(1);
  });

  it('never has more than its number, and always what was written last', async () => {
    const writes = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(writes, async (keys) => {
        const store = memory();
        const snapshots = createSnapshots(store, work);
        for (const [at, key] of keys.entries()) await snapshots.write(key, { acts: at }, at);
        const last = [...new Set(keys.toReversed())].slice(0, work.max);
        expect(store.texts.size).toBe(last.length);
        for (const key of last) expect((await snapshots.find(key))?.copy.acts).toBe(keys.lastIndexOf(key));
      }),
    );
  });
});
