import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addErrorHandler } from '../plugins/errorHandler';
import { explainFullDisk } from './explainFullDisk';

it.each([
  ['ENOSPC', 507, 'The server has no space for files at the moment. Try again later.'],
  ['EDQUOT', 507, 'The server has no space for files at the moment. Try again later.'],
  ['EIO', 500, expect.stringContaining('Something went wrong')],
])('answers to the error %s of a disk with %d', async (code, status, detail) => {
  const app = Fastify();
  addErrorHandler(app);
  app.get('/', { errorHandler: explainFullDisk }, () => {
    throw Object.assign(new Error('secret path'), { code });
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json().detail]).toMatchObject([status, detail]);
});
