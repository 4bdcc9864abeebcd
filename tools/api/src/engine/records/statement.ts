import { createHash } from 'node:crypto';
import type { Statement } from '../database/TenantDatabase';

/** SQL that is built once for a shape of request, and where each of its parameters comes from. */
export interface Shape<Input> {
  text: string;
  values: readonly ((input: Input) => unknown)[];
  /** True if connections can keep its plan, with any values. */
  isPrepared: boolean;
}

/** Where SQL that is being written puts the sources of its parameters. */
export interface ParameterList<Input> {
  add(source: (input: Input) => unknown): string;
}

/** Collects parameters while SQL is written: `add` answers the placeholder. The same source is sent once. */
export class Parameters<Input> implements ParameterList<Input> {
  readonly values: ((input: Input) => unknown)[] = [];

  add(source: (input: Input) => unknown): string {
    const known = this.values.indexOf(source);
    if (known >= 0) return `$${known + 1}`;
    this.values.push(source);
    return `$${this.values.length}`;
  }
}

const maxPrepared = 128;
const maxStored = 1_000;
const usesUntilPrepared = 3;
// Over all collections: each connection keeps the plans of all of them, and forgets none.
let prepared = 0;

/**
 * Statements by the shape of a request. Shapes that come again are prepared, up to a number: those of the screens come first, and
 * strange ones run without.
 */
export function createShapeCache<Input>(build: (input: Input) => Shape<Input>) {
  const shapes = new Map<string, CachedShape<Input>>();
  return (key: string, input: Input): Statement => {
    let shape = shapes.get(key);
    if (!shape) {
      if (shapes.size >= maxStored) forgetUnprepared(shapes);
      shape = { ...build(input), uses: 0, name: undefined };
      shapes.set(key, shape);
    }
    prepareInTime(shape);
    const values = shape.values.map((source) => source(input));
    return shape.name ? { text: shape.text, values, name: shape.name } : { text: shape.text, values };
  };
}

interface CachedShape<Input> extends Shape<Input> {
  uses: number;
  name: string | undefined;
}

function prepareInTime(shape: CachedShape<never>): void {
  shape.uses += 1;
  if (!shape.isPrepared || shape.name || shape.uses < usesUntilPrepared || prepared >= maxPrepared) return;
  prepared += 1;
  shape.name = `c${createHash('sha256').update(shape.text).digest('hex').slice(0, 20)}`;
}

function forgetUnprepared(shapes: Map<string, { name: string | undefined }>): void {
  for (const [key, { name }] of shapes) if (!name) shapes.delete(key);
}
