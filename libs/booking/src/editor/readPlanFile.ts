import { planLimits, type FloorPlan } from '@callboard/api-contract/booking';
import {
  fromPretix,
  fromSeatCsv,
  fromSeatJson,
  fromSvg,
  planError,
  planRefusals,
  type PlanFileImport,
} from '@callboard/domain/booking';
import { editorMessages as words } from './editorMessages';
import { fileMessages } from './fileMessages';
import { newId } from './newId';
import { readSvg } from './readSvg';

/** Result of reading a file: the plan in it and notes about it, or its error. */
export type PlanFileReading =
  { ok: true; plan: FloorPlan; notes: readonly string[] } | { ok: false; errors: readonly string[] };

/** Reads the plan of a file by what is in it: a plan of pretix, seats in JSON, a drawing in SVG, or a list in CSV. */
export async function readPlanFile(file: File): Promise<PlanFileReading> {
  if (file.size > planLimits.bytes) return { ok: false, errors: [words.fileTooLarge] };
  const text = await file.text();
  if (text.startsWith('PK\u0003') || text.includes('\u0000'))
    return { ok: false, errors: [fileMessages.notText] };
  if (text.includes('\uFFFD')) return { ok: false, errors: [fileMessages.notUtf8] };
  const read = readText(text);
  if (!read.ok) return { ok: false, errors: [...new Set(read.errors)] };
  const error = planError(read.plan);
  const refused = error === null ? planRefusals(read.plan).map(words.finding) : [error];
  return refused.length === 0 ? read : { ok: false, errors: refused };
}

function readText(text: string): PlanFileReading {
  if (/^\s*[{[]/.test(text)) return readJson(text);
  if (!/^\uFEFF?\s*</.test(text)) return toReading(fromSeatCsv(text, newId));
  const svg = readSvg(text);
  return svg.ok
    ? toReading(fromSvg(svg.root, newId))
    : { ok: false, errors: [fileMessages.svgErrors[svg.kind]] };
}

function readJson(text: string): PlanFileReading {
  const file = parsed(text);
  if (file === undefined) return { ok: false, errors: [words.notJson] };
  if (!isPretix(file)) return toReading(fromSeatJson(file, newId));
  const read = fromPretix(file, newId);
  return read.ok
    ? { ok: true, plan: read.plan, notes: [] }
    : { ok: false, errors: read.errors.map(words.pretixError) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only pretix has zones and categories next to each other. */
function isPretix(file: unknown): boolean {
  return typeof file === 'object' && file !== null && 'zones' in file && 'categories' in file;
}

function toReading(read: PlanFileImport): PlanFileReading {
  if (!read.ok) return { ok: false, errors: read.errors.map(fileMessages.error) };
  const notes = read.leftOut.length > 0 ? [fileMessages.leftOut(read.leftOut)] : [];
  return { ok: true, plan: read.plan, notes };
}
