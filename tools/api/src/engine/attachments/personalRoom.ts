import { sentences } from '@callboard/api-contract/sentences';
import type { ApiProblem } from '../problems';
import { refused } from '../problems';
import type { TenantActor } from '../records/actor';
import type { attachmentRows } from './attachmentRows';
import type { UploadLimits } from './attachmentTools';

/** Throws where the files of a person would take more than one person's part of the tenant's room; staff have more. */
export async function checkPersonalRoom(
  rows: ReturnType<typeof attachmentRows>,
  limits: UploadLimits,
  actor: TenantActor,
  added: { bytes: number; files: number },
): Promise<void> {
  const isStaff = actor.roles.some((role) => role === 'staff' || role === 'admin');
  const maxBytes = isStaff ? limits.maxStaffBytes : limits.maxPersonBytes;
  const maxFiles = isStaff ? limits.maxStaffFiles : limits.maxPersonFiles;
  const taken = await rows.takenBy(actor.user);
  if (taken.bytes + added.bytes > maxBytes || taken.files + added.files > maxFiles) throw noPersonalRoom();
}

function noPersonalRoom(): ApiProblem {
  return refused(413, sentences.noPersonalRoom());
}
