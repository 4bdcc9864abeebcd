import * as v from 'valibot';
import { contradictions } from './contradictions';
import { nearestName } from './nearestName';
import { SettingsError } from './SettingsError';
import {
  environmentSchema,
  otherVariables,
  variables,
  type Environment,
  type Variable,
} from './variables.data';

/**
 * Reads the environment variables. An empty one counts as not set.
 *
 * @throws SettingsError for names that there are not, values that make no sense, and settings that contradict each other.
 */
export function readVariables(given: NodeJS.ProcessEnv): Environment {
  const sentences = Object.entries(given)
    .filter(isUnknown)
    .map(([name]) => unknownName(name));
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, values, { abortPipeEarly: true });
  if (!parsed.success) sentences.push(...parsed.issues.map(wrongValue));
  else sentences.push(...contradictions(parsed.output));
  if (!parsed.success || sentences.length > 0) throw new SettingsError(sentences);
  return parsed.output;
}

const declared: Readonly<Record<string, Variable>> = variables;
const ownPrefix = 'CALLBOARD_';

/** A name that begins as ours do, and is none. */
function isUnknown([name, value]: [name: string, value: string | undefined]): boolean {
  if (!name.toUpperCase().startsWith(ownPrefix) || value === undefined) return false;
  return !(name in declared || name in otherVariables || isOfKubernetes(name, value));
}

/** Kubernetes adds these to every container next to a service with the name `callboard` or `callboard-…`. */
function isOfKubernetes(name: string, value: string): boolean {
  if (/_SERVICE_(?:HOST|PORT(?:_\w+)?)$|_PORT_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?$/.test(name))
    return true;
  return name.endsWith('_PORT') && /^(?:tcp|udp|sctp):\/\//.test(value);
}

function unknownName(name: string): string {
  const nearest = nearestName(name, Object.keys(declared));
  return nearest === null
    ? `${name} is no setting: remove it, or find the right name with callboard --help.`
    : `${name} is no setting: use ${nearest}, or remove it.`;
}

function wrongValue(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? '';
  const variable = declared[name];
  if (!variable) return `${name} makes no sense.`;
  const repair = `it has to be ${variable.needs}, such as ${variable.example}`;
  if (variable.isSecret) return `${name} makes no sense: ${repair}.`;
  // A list names the part that it was stopped by.
  const isPart = issue.type === 'raw_transform';
  const wrong = isPart ? issue.message : String(issue.input);
  return `${name} ${isPart ? 'has' : 'is'} ${quoted(wrong)}: ${repair}.`;
}

const shownLength = 60;

/** A value of the operator, on one line. */
function quoted(value: string): string {
  const line = value.replace(/\p{C}/gu, ' ');
  return `'${line.length > shownLength ? `${line.slice(0, shownLength)}…` : line}'`;
}
