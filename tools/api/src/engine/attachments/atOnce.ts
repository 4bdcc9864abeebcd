import { sentences } from '@callboard/api-contract/sentences';
import { refused, type ApiProblem } from '../problems';

/** Counts what each sender has under way, and refuses one too many. */
export function createConcurrencyLimit(most: number) {
  const underWay = new Map<string, number>();

  function leave(sender: string): void {
    const left = (underWay.get(sender) ?? 1) - 1;
    if (left > 0) underWay.set(sender, left);
    else underWay.delete(sender);
  }

  return async <T>(sender: string, work: () => Promise<T>): Promise<T> => {
    const before = underWay.get(sender) ?? 0;
    if (before >= most) throw tooMany(most);
    underWay.set(sender, before + 1);
    return work().finally(() => leave(sender));
  };
}

function tooMany(most: number): ApiProblem {
  return refused(429, sentences.tooManyAtOnce({ files: most }), {}, { 'retry-after': '2' });
}
