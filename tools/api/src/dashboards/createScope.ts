import { tenants } from '@callboard/all-tenants';
import {
  collectionNamed,
  oneRole,
  type Collection,
  type CollectionName,
  type Role,
} from '@callboard/api-contract';
import { dayOfInstant, fromWallTime } from '@callboard/domain/calendar';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Statement } from '../database/TenantDatabase';
import { individualOf, tenantOf, type TenantActor } from '../records/actor';
import { ruleSql } from '../records/ruleSql';
import { Parameters } from '../records/statement';

/** Who asks for a dashboard, when, and in which zone they read it. */
export interface DashboardAsk {
  actor: TenantActor;
  now: Date;
  zone: string;
}

/** What SQL of a dashboard is written with: tables that hold nothing out of the reader's reach, and placeholders. */
export interface Scope {
  ask: DashboardAsk;
  /** The collections that this tenant calls entries and participants. */
  entries: Collection;
  participants: Collection;
  tenant: string;
  now: string;
  zone: string;
  /** The reader's day, and the instant at which it began: the bounds that a list's filter would send. */
  today: string;
  dayStart: string;
  individual: string;
  /** A table of one collection under an alias, with the rows that the reader may see. */
  from(collection: CollectionName | 'entries' | 'participants', alias: string): string;
  /** Whether a row under an alias is one that a role would reach, whatever the roles of the reader. */
  reachOf(role: Role, collection: CollectionName | 'entries', alias: string): string;
  value(value: unknown): string;
  statement(text: string): Statement;
}

/** Begins the SQL of one statement. */
export function createScope(ask: DashboardAsk): Scope {
  const parameters = new Parameters<DashboardAsk>();
  const { collections } = tenants[ask.actor.tenant];
  const entries = collectionNamed(collections.entries);
  const participants = collectionNamed(collections.participants);
  const tenant = parameters.add(tenantOf);
  const named = (collection: CollectionName | 'entries' | 'participants') => {
    if (collection === 'entries') return entries;
    return collection === 'participants' ? participants : collectionNamed(collection);
  };
  return {
    ask,
    entries,
    participants,
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
    reachOf(role, collection, alias) {
      return ruleSql(named(collection), 'read', oneRole(ask.actor.roles, role), alias, parameters);
    },
    from(collection, alias) {
      const definition = named(collection);
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
const nowOf = ({ now }: DashboardAsk) => now.toISOString();
const zoneOf = ({ zone }: DashboardAsk) => zone;
const todayOf = ({ now, zone }: DashboardAsk) => dayOfInstant(now.toISOString(), zone);
const dayStartOf = (ask: DashboardAsk) => fromWallTime(`${todayOf(ask)}T00:00`, ask.zone);
