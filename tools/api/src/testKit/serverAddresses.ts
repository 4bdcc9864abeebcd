import * as v from 'valibot';
import { letterSchema } from '../engine/mail/outbox';

/** Content of an address outside the API. */
interface ServerAddress {
  summary: string;
  /** By status: the schema of an answer that is JSON, or `text` for one that never is. */
  answers: Readonly<Record<number, v.GenericSchema | 'text'>>;
}

const health = v.object({ status: v.literal('ok') });
const page = { 200: 'text' } as const;
const document = v.looseObject({ openapi: v.string(), paths: v.record(v.string(), v.unknown()) });

/** Every address that is not behind the prefix of a version: for those who run the server, for developers, and the apps. */
export const serverAddresses: Readonly<Record<string, ServerAddress>> = {
  '/healthz': { summary: 'Whether the process lives', answers: { 200: health } },
  '/readyz': {
    summary: 'Whether it can serve: its database answers and it is not shutting down',
    answers: {
      200: v.object({ status: v.literal('ready') }),
      503: v.object({ status: v.literal('not ready') }),
    },
  },
  '/metrics': { summary: 'For Prometheus', answers: page },
  '/openapi.json': { summary: 'The document of the newest version', answers: { 200: document } },
  '/docs': { summary: 'The document, to be browsed', answers: page },
  '/docs/start.js': { summary: 'Its script', answers: page },
  '/docs/:file': { summary: 'The files of that page', answers: page },
  '/outbox': {
    summary: 'In development the mails that were not sent; a list for programs that accept JSON',
    answers: { 200: v.array(letterSchema) },
  },
  '/outbox/:id': { summary: 'One of them', answers: page },
  '/outbox/:id/html': { summary: 'As a mail program shows it', answers: page },
  '/unsubscribe/:token': {
    summary: 'What the link of a mail opens; a POST stops mails of its kind',
    answers: page,
  },
  '/*': { summary: 'The built app of the host’s tenant', answers: page },
};
