import { oneRole, type CollectionName, type Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { dayOfInstant, fromWallTime } from '@callboard/domain/calendar';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Statement } from '../database/TenantDatabase';
import { individualOf, tenantOf, type TenantActor } from '../records/actor';
import { ruleSql } from '../records/ruleSql';
import { Parameters } from '../records/statement';

/** Reader of facts, with the time and the zone of the question. */
export interface FactsAsk {
  actor: TenantActor;
  now: Date;
  zone: string;
}

/** Tables and placeholders for SQL of facts: no table has rows that the reader cannot reach. */
export interface Scope {
  ask: FactsAsk;
  tenant: string;
  now: string;
  zone: string;
  /** The reader's day, and the instant at which it began: the bounds that a list's filter would send. */
  today: string;
  dayStart: string;
  individual: string;
  user: string;
  /** A table of one collection under an alias, with the rows that the reader can see. */
  from(collection: CollectionName, alias: string): string;
  /** Condition that a role would reach the row under an alias, regardless of the reader's roles. */
  reachOf(role: Role, collection: CollectionName, alias: string): string;
  /** Condition that the reader can change the row under an alias, in any status. */
  updatable(collection: CollectionName, alias: string): string;
  value(value: unknown): string;
  statement(text: string): Statement;
}

/** Begins the SQL of one statement. */
export function createScope(ask: FactsAsk): Scope {
  const parameters = new Parameters<FactsAsk>();
  const tenant = parameters.add(tenantOf);
  return {
    ask,
    tenant,
    // Read when used: a parameter that stands nowhere in the SQL is an error.
    get now() {
      return `${parameters.add(nowOf)}::timestamptz`;
    },
    get zone() {
      return `${parameters.add(zoneOf)}::text`;
    },
    get today() {
      return `${parameters.add(todayOf)}::date`;
    },
    get dayStart() {
      return `${parameters.add(dayStartOf)}::timestamptz`;
    },
    get individual() {
      return `${parameters.add(individualOf)}::uuid`;
    },
    get user() {
      return `${parameters.add(userOf)}::uuid`;
    },
    reachOf(role, collection, alias) {
      return ruleSql(collectionNamed(collection), 'read', oneRole(ask.actor.roles, role), alias, parameters);
    },
    updatable(collection, alias) {
      return ruleSql(collectionNamed(collection), 'update', ask.actor.roles, alias, parameters);
    },
    from(collection, alias) {
      const definition = collectionNamed(collection);
      const rule = ruleSql(definition, 'read', ask.actor.roles, 'x', parameters);
      return `(SELECT x.* FROM ${name(tableName(definition.name))} x WHERE x.tenant = ${tenant} AND ${rule}) ${alias}`;
    },
    value: (value) => parameters.add(() => value),
    statement(text) {
      return { text, values: parameters.values.map((source) => source(ask)) };
    },
  };
}

// One function each, so that a statement sends each of them once.
const userOf = ({ actor }: FactsAsk) => actor.user;
const nowOf = ({ now }: FactsAsk) => now.toISOString();
const zoneOf = ({ zone }: FactsAsk) => zone;
const todayOf = ({ now, zone }: FactsAsk) => dayOfInstant(now.toISOString(), zone);
const dayStartOf = (ask: FactsAsk) => fromWallTime(`${todayOf(ask)}T00:00`, ask.zone);
