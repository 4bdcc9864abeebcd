import type { Collection } from '../defineCollection';
import { serverTransitions, type ServerTransition } from './serverTransitions.data';

const byServer: Readonly<Record<string, Readonly<Record<string, ServerTransition>>>> = serverTransitions;

/** The changes of status that the server makes itself, by name. */
export function serverTransitionsOf({ name }: Pick<Collection, 'name'>): [string, ServerTransition][] {
  return Object.entries(byServer[name] ?? {});
}
