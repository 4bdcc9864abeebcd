import { describe, expect, it } from 'vitest';
import { wholeFileReader } from './wholeFileReader';

const file = new File(['Bring your own shoes.'], 'packing list.txt');

describe('wholeFileReader', () => {
  it('returns the file itself when the whole file is requested', async () => {
    const source = await wholeFileReader.openFile(file, Infinity);
    expect(source.size).toBe(21);
    expect(await source.slice(0, Infinity)).toEqual({ value: file, done: true });
    expect((await source.slice(0, 21)).value).toBe(file);
  });

  it('returns a slice when less is requested, and is done at the end', async () => {
    const source = await wholeFileReader.openFile(file, 5);
    const [head, tail] = [await source.slice(0, 5), await source.slice(5, 21)];
    expect(head).toMatchObject({ value: { size: 5 }, done: false });
    expect(tail).toMatchObject({ value: { size: 16 }, done: true });
  });
});
