import { fieldErrors } from '@callboard/api-contract';
import { uploadFactsSchema, type UploadFacts } from '@callboard/api-contract/attachments';
import { isHashcode } from '@callboard/api-contract/text';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { forbidden, invalid } from '../problems';
import type { Parent } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import { cleanName } from './cleanName';
import { assertPictureOpen, pictureGroup } from './picturesOfRecords';
import type { Sender } from './receivedFile';
import { isReachable } from './withinReach';

/** Content of a form or the head of an upload in parts, before anything is believed. */
type GivenFacts = Readonly<Record<string, string | null | undefined>>;

/** The facts of an upload, or 400 with the fields that make no sense. Empty fields count as absent. */
export function readFacts(given: GivenFacts, fileName: string): UploadFacts {
  const filled = Object.fromEntries(
    ['subtype_code', 'group', 'parent', 'alt'].flatMap((field) =>
      given[field] ? [[field, given[field]]] : [],
    ),
  );
  const parsed = v.safeParse(uploadFactsSchema, { ...filled, name: cleanName(given['name'] || fileName) });
  if (!parsed.success) throw invalid(fieldErrors(parsed.issues));
  return parsed.output;
}

/** The record that an upload is for. */
export function parentOf({ parent }: Pick<UploadFacts, 'parent'>): Parent | null {
  if (parent === undefined) return null;
  const [app = '', model = '', hashcode = ''] = parent.split('.');
  return { model: `${app}.${model}`, hashcode };
}

/**
 * Lets files be added only to records that the sender can change: 400 on the field where the record is unknown or hidden, 403
 * where it is only readable. Without a sign-in a file is added to none.
 */
export async function checkParent(tools: AttachmentTools, sender: Sender, facts: UploadFacts): Promise<void> {
  const parent = parentOf(facts);
  if (!parent) return;
  const { actor } = sender;
  const isKnown =
    actor !== null &&
    isHashcode(parent.hashcode) &&
    (await isReachable(tools.context, actor, 'read', parent));
  if (!isKnown) throw invalid({ parent: [sentences.noItem()] });
  if (!(await isReachable(tools.context, actor, 'update', parent))) throw forbidden();
  if (facts.group === pictureGroup) await assertPictureOpen(tools.context, actor, parent);
}
