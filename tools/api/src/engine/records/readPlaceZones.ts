import { canReadField, type Collection } from '@callboard/api-contract';
import { placeOf } from '@callboard/api-contract/collections';
import * as v from 'valibot';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Queries } from '../database/TenantDatabase';
import { tenantOf, type TenantActor } from './actor';
import { ruleSql } from './ruleSql';
import { Parameters } from './statement';

const zoneRow = v.object({ hashcode: v.string(), zone: v.nullable(v.string()) });

/** The zone of each place of a collection's records that the actor can read, for times on its clocks. */
export async function readPlaceZones(
  queries: Queries,
  targetNamed: (name: string) => Collection,
  collection: Collection,
  actor: TenantActor,
): Promise<ReadonlyMap<string, string>> {
  const place = placeOf(collection);
  if (!place) return new Map();
  const target = targetNamed(place.to);
  if (!canReadField(target, place.zoneField, actor.roles)) return new Map();
  const parameters = new Parameters<{ actor: TenantActor }>();
  const tenant = parameters.add(tenantOf);
  const rule = ruleSql(target, 'read', actor.roles, 'p', parameters);
  const rows = await queries.rows(zoneRow, {
    text: `SELECT p.hashcode, p.${name(place.zoneField)} AS zone FROM ${name(tableName(target.name))} p
      WHERE p.tenant = ${tenant} AND ${rule}`,
    values: parameters.values.map((source) => source({ actor })),
  });
  return new Map(rows.flatMap(({ hashcode, zone }) => (zone === null ? [] : [[hashcode, zone]])));
}
