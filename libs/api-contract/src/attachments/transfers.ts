import * as v from 'valibot';
import { attachmentPaths, uploadedSchema, uploadFactsSchema } from './attachments';
import { timetableFilePath, type TimetableFile } from '../scheduling/queries/timetableQueries';
import { defineTransfer, type TransferAnswer } from './defineTransfer';

const group = 'Attachments';
const stored = v.object({ success: v.literal(true), ...uploadedSchema.entries });
const several = v.objectWithRest({ success: v.literal(true) }, v.array(stored));
const upload = `${attachmentPaths.resumable}/{id}`;

const wholeFile: TransferAnswer = { description: 'All of it', content: 'bytes' };

const fileOfTimetable = (file: TimetableFile, readers: string) =>
  defineTransfer({
    summary: `The public timetable of an event for ${readers}`,
    group: 'Scheduling',
    method: 'GET',
    path: timetableFilePath('', file).replace('//', '/{event}/'),
    roles: 'public',
    answers: { 200: wholeFile, 304: { description: 'As the client has it' } },
  });

/** Every call that carries bytes, by its key. */
export const transferRegistry = {
  upload: defineTransfer({
    summary: 'Sends a file or several; several are answered as a list under their payload key',
    group,
    method: 'POST',
    path: attachmentPaths.upload,
    roles: 'session',
    body: { type: 'multipart/form-data', fields: v.partial(uploadFactsSchema) },
    isIdempotent: true,
    answers: { 201: { description: 'Stored', content: v.union([stored, several]) } },
  }),
  file: defineTransfer({
    summary: 'The bytes of an attachment, at the signed addresses that reading it gives; by Range too',
    group,
    method: 'GET',
    path: 'attachments/{hashcode}/file',
    roles: 'public',
    answers: { 200: wholeFile, 206: { description: 'The requested range', content: 'bytes' } },
  }),
  avatar: defineTransfer({
    summary: 'The picture of a record, at the signed address that its `qed_model.avatar.image.url` gives',
    group,
    method: 'GET',
    path: 'attachments/{hashcode}/avatar',
    roles: 'public',
    answers: { 200: wholeFile },
  }),
  publicPicture: defineTransfer({
    summary: 'The published picture of an announced event, for everyone',
    group,
    method: 'GET',
    path: 'season/events/{hashcode}/picture',
    roles: 'public',
    answers: { 200: wholeFile },
  }),
  timetableJson: fileOfTimetable('schedule.json', 'conference apps (frab, pretalx)'),
  timetableXml: fileOfTimetable('schedule.xml', 'conference apps (frab, pentabarf)'),
  timetableCalendar: fileOfTimetable('timetable.ics', 'calendars (iCalendar)'),
  beginUpload: defineTransfer({
    summary: 'Begins an upload in parts (tus 1.0.0); its metadata are the fields of the form',
    group,
    method: 'POST',
    path: attachmentPaths.resumable,
    roles: 'session',
    answers: {
      201: { description: 'Begun; `Location` is its address. With all bytes in it: stored', content: stored },
    },
  }),
  uploadOffset: defineTransfer({
    summary: 'How much of an upload has arrived: `Upload-Offset`',
    group,
    method: 'HEAD',
    path: upload,
    roles: 'session',
    answers: { 200: { description: 'Known' } },
  }),
  uploadPart: defineTransfer({
    summary: 'Sends the next part; the last one answers the attachment',
    group,
    method: 'PATCH',
    path: upload,
    roles: 'session',
    body: { type: 'application/offset+octet-stream' },
    answers: {
      200: { description: 'The last part: stored', content: stored },
      204: { description: 'More is to come' },
    },
  }),
  cancelUpload: defineTransfer({
    summary: 'Cancels the upload',
    group,
    method: 'DELETE',
    path: upload,
    roles: 'session',
    answers: { 204: { description: 'Cancelled' } },
  }),
} as const;
