import Fastify from 'fastify';
import pg from 'pg';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { busy, invalid } from '../problems';
import { addErrorHandler } from './errorHandler';
import { createLogger } from './logging';

function failingApp(error: Error, lines: string[] = []) {
  const app = Fastify({ loggerInstance: createLogger('error', { write: (line) => void lines.push(line) }) });
  addErrorHandler(app);
  app.get('/', () => {
    throw error;
  });
  return app;
}

describe('addErrorHandler', () => {
  it('hides what went wrong behind fixed words and the id of the request', async () => {
    const leak = Object.assign(new Error('relation "users" of secret@school.nz'), {
      detail: 'Key (email)=(x)',
    });
    const answer = await failingApp(leak).inject('/');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/relation|secret|Key|stack|at /);
    expect(answer.json().request_id).toMatch(/\S/);
  });

  it('logs it with its stack and without the values that a database quotes', async () => {
    const lines: string[] = [];
    const failure = Object.assign(new Error('broken'), { detail: 'Key (email)=(canary)', code: 'XX000' });
    await failingApp(failure, lines).inject('/');
    expect(lines.join()).toContain('errorHandler.test');
    expect(lines.join()).not.toContain('canary');
  });

  it.each([
    ['ECONNREFUSED', 503],
    ['57P01', 503],
    ['57014', 503],
    ['23505', 409],
    ['22P02', 400],
  ])('answers to the error %s of the database with %d', async (code, status) => {
    const failure = Object.assign(new pg.DatabaseError('secret', 6, 'error'), { code });
    const mapped = await failingApp(failure).inject('/');
    expect([mapped.statusCode, mapped.body.includes('secret')]).toEqual([status, false]);
  });

  it('presents a problem as it declares', async () => {
    const answer = await failingApp(invalid({ name: ['Field is required'] })).inject('/');
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { name: ['Field is required'] }]);
    expect((await failingApp(busy(7)).inject('/')).headers['retry-after']).toBe('7');
  });
});

describe('createLogger', () => {
  it('blots out what is named like a secret', () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    logger.info({
      token: 'canary',
      headers: { authorization: 'Token canary' },
      body: { data: { password: 'canary' } },
    });
    logger.info({ req: { headers: 'canary' } });
    expect(lines.join()).not.toContain('canary');
    expect(pino.levels.values['info']).toBe(JSON.parse(lines[0] ?? '{}').level);
  });
});
