import {
  apiPrefix,
  profilePath,
  readableFields,
  type Collection,
  type Field,
  type ReferenceField,
} from '@callboard/api-contract';
import { canReadTags, taggedName } from '@callboard/api-contract/tags';
import { literal, name } from '../database/quote';
import { placeholderColumn, tableName, titleColumn } from '../database/tableNames';
import { tenantOf, type TenantActor } from './actor';
import { recordTagsSql } from './recordTagsSql';
import { ruleSql } from './ruleSql';
import type { ParameterList } from './statement';

/** How records become JSON in the database: an expression over the alias `t`, and the joins that it needs. */
export interface Projection {
  json: string;
  joins: string;
}

export interface ProjectionInput {
  collection: Collection;
  /** Finds the definition of a reference's target. */
  target: (collection: string) => Collection;
  roles: TenantActor['roles'];
  /** Only these, in addition to what every record carries; absent: all that can be read. */
  fields?: readonly string[] | undefined;
}

const builtIn = ['hashcode', 'instance_id', 'version', 'created', 'modified'];
const alwaysSent = ['hashcode', 'version'];
const colors = ['blue', 'green', 'purple', 'yellow', 'red', 'primary'];

/** The JSON of a record as these roles can see it: clause 3.1 and the readable fields, references with their titles. */
export function projection(
  { collection, target, roles, fields }: ProjectionInput,
  parameters: ParameterList<{ actor: TenantActor }>,
): Projection {
  const isWanted = (field: string): boolean =>
    !fields || alwaysSent.includes(field) || fields.includes(field);
  const readable = readableFields(collection, roles);
  const subtitle = readable.find(([field]) => field === collection.subtitle);
  const shown = readable.filter(([field]) => isWanted(field));
  const titled = readable.find(([field]) => field === collection.titledBy);
  const references = new Map(
    [...shown, ...(titled ? [titled] : []), ...(subtitle ? [subtitle] : [])].flatMap(([field, declared]) =>
      declared.kind === 'reference' ? [[field, joined(field, target(declared.to))] as const] : [],
    ),
  );
  const columns = [
    ...builtIn.filter(isWanted).map((field) => `t.${field} AS ${field}`),
    ...shown.map(
      ([field, declared]) => `${valueSql(field, declared, references.get(field))} AS ${name(field)}`,
    ),
    ...(fields?.includes(taggedName) && canReadTags(roles)
      ? [`${tagNamesSql(collection)} AS ${taggedName}`]
      : []),
    `${qedModel(collection, subtitle, titled && references.get(titled[0]), references)} AS qed_model`,
  ];
  return {
    json: `(SELECT row_to_json(r) FROM (SELECT ${columns.join(', ')}) r)::text`,
    joins: [...references.values()]
      .map(({ alias, field, collection: other }) => joinSql(alias, field, other, roles, parameters))
      .join(' '),
  };
}

/** The names of the tags on a record, as an export has them. */
function tagNamesSql(collection: Collection): string {
  return `(SELECT string_agg(g.name, ', ' ORDER BY g.name)
    FROM (${recordTagsSql()(collection, 't.tenant')}) g WHERE g.record = t.hashcode)`;
}

interface JoinedReference {
  alias: string;
  field: string;
  collection: Collection;
}

function joined(field: string, collection: Collection): JoinedReference {
  return { alias: name(`to_${field}`), field, collection };
}

/** A target that the reader cannot read is joined to nothing: its title stays empty, and a client shows no link to it. */
function joinSql(
  alias: string,
  field: string,
  other: Collection,
  roles: TenantActor['roles'],
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  const rule = ruleSql(other, 'read', roles, alias, parameters);
  const tenant = parameters.add(tenantOf);
  return `LEFT JOIN ${name(tableName(other.name))} ${alias} ON ${alias}.tenant = ${tenant} AND ${alias}.hashcode = t.${name(field)}${rule === 'true' ? '' : ` AND ${rule}`}`;
}

function valueSql(field: string, declared: Field, reference: JoinedReference | undefined): string {
  const column = `t.${name(field)}`;
  return reference && declared.kind === 'reference' ? referenceJson(column, declared, reference) : column;
}

function referenceJson(
  column: string,
  _declared: ReferenceField,
  { alias, collection }: JoinedReference,
): string {
  const title = `coalesce(${alias}.${titleColumn}, '')`;
  return `CASE WHEN ${column} IS NOT NULL THEN json_build_object('hashcode', ${column}, 'title', ${title}, 'model', ${literal(collection.model)}) END`;
}

function qedModel(
  collection: Collection,
  subtitle: [string, Field] | undefined,
  titledBy: JoinedReference | undefined,
  references: ReadonlyMap<string, JoinedReference>,
): string {
  const { page, otherPage } = collection;
  const title = titledBy
    ? `coalesce(nullif(t.${titleColumn}, ''), ${titledBy.alias}.${titleColumn}, '')`
    : `t.${titleColumn}`;
  const url = otherPage
    ? `CASE WHEN t.${name(otherPage.unless)} THEN ${pageSql(page)} ELSE ${pageSql(otherPage.page)} END`
    : pageSql(page);
  const color = `(ARRAY[${colors.map(literal).join(', ')}])[1 + get_byte(uuid_send(t.hashcode), 15) % ${colors.length}]`;
  const { icon, shape } = collection.avatar;
  const avatar = `json_strip_nulls(json_build_object('icon', ${literal(icon)}, 'color', ${color}, 'shape', ${literal(shape)}, 'placeholder', t.${placeholderColumn}${imageSql(collection)}))`;
  return `json_build_object('title', ${title}, 'visual_title', ${title}, 'subtitle', ${subtitleSql(subtitle, references)}, 'url', ${url}, 'model', ${literal(collection.model)}, 'avatar', ${avatar})`;
}

/** People have an avatar, and records that have pictures their main one; all others are icons. */
function imageSql({ avatar, model, pictures }: Collection): string {
  if (avatar.shape !== 'circle' && !pictures) return '';
  const picture = pictures ? 'callboard_picture' : 'callboard_avatar';
  return `, 'image', ${picture}(${literal(apiPrefix())}, t.tenant, ${literal(model)}, t.hashcode)`;
}

function pageSql(page: string): string {
  const [before = '', after = ''] = profilePath(page).split('{hashcode}');
  return `${literal(before)} || t.hashcode || ${literal(after)}`;
}

function subtitleSql(
  subtitle: [string, Field] | undefined,
  references: ReadonlyMap<string, JoinedReference>,
): string {
  if (!subtitle) return `''`;
  const [field, declared] = subtitle;
  const reference = references.get(field);
  if (reference) return `coalesce(${reference.alias}.${titleColumn}, '')`;
  const column = `t.${name(field)}`;
  if (declared.kind !== 'select' && declared.kind !== 'status') return `coalesce(${column}::text, '')`;
  const labels = declared.options.map(({ value, label }) => `WHEN ${literal(value)} THEN ${literal(label)}`);
  return `CASE ${column} ${labels.join(' ')} ELSE '' END`;
}
