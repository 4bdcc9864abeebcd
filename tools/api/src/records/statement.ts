import { createHash } from 'node:crypto';
import type { Statement } from '../database/TenantDatabase';

/** SQL that is built once for a shape of request, and where each of its parameters comes from. */
export interface Shape<Input> {
  text: string;
  values: readonly ((input: Input) => unknown)[];
  /** Whether connections may keep its plan, whatever the values. */
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

const mostPrepared = 200;
const mostKept = 1_000;

/**
 * Statements by the shape of what is asked. Only so many are prepared, since a connection forgets none: the shapes of a screen
 * come first, and strange ones run without.
 */
export function createShapeCache<Input>(build: (input: Input) => Shape<Input>) {
  const shapes = new Map<string, Shape<Input> & { name: string | undefined }>();
  let prepared = 0;
  return (key: string, input: Input): Statement => {
    let shape = shapes.get(key);
    if (!shape) {
      const built = build(input);
      const name = built.isPrepared && prepared < mostPrepared ? statementName(built.text) : undefined;
      if (name) prepared += 1;
      shape = { ...built, name };
      if (shapes.size >= mostKept) forgetUnprepared(shapes);
      shapes.set(key, shape);
    }
    const values = shape.values.map((source) => source(input));
    return shape.name ? { text: shape.text, values, name: shape.name } : { text: shape.text, values };
  };
}

function statementName(text: string): string {
  return `c${createHash('sha256').update(text).digest('hex').slice(0, 20)}`;
}

function forgetUnprepared(shapes: Map<string, { name: string | undefined }>): void {
  for (const [key, { name }] of shapes) if (!name) shapes.delete(key);
}
