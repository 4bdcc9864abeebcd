import { limits } from '@callboard/api-contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../database/problemOf';
import { ApiProblem, busy, refused } from '../problems';
import { setSecurityHeaders } from './securityHeaders';

const wordsByCode: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as Content-Length says.',
  FST_ERR_BAD_URL: 'The address is not a valid URL.',
  FST_ERR_MAX_PARAM_LENGTH: 'No item found',
};

/** The one place where a failure becomes an answer. Whatever nobody expected is a 500 with fixed words and the request's id. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => presentError(error, request, reply));
}

/** For addresses that no router understands: they are refused before any hook runs. */
export function presentFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  setSecurityHeaders(request, reply);
  presentError(error, request, reply);
}

/** Answers a request with what an error stands for. */
function presentError(
  error: FastifyError | ApiProblem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = requestProblem(error, request) ?? databaseProblem(error, request);
  if (!problem) {
    request.log.error({ err: error }, 'request failed');
    const detail = `Something went wrong on the server. Try again. (Request ${request.id})`;
    return reply.code(500).send({ detail, request_id: request.id });
  }
  return reply.code(problem.status).headers(problem.headers).send(problem.body);
}

function requestProblem(error: FastifyError | ApiProblem, request: FastifyRequest): ApiProblem | null {
  if (error instanceof ApiProblem) return error;
  if (error.code === 'FST_UNDER_PRESSURE') return busy();
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return refused(
      413,
      `The body is larger than ${inWords(request.routeOptions.bodyLimit ?? limits.maxBodyBytes)}.`,
    );
  }
  const status = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 404 : error.statusCode;
  if (error instanceof SyntaxError && status === 400) return refused(400, 'The body is not valid JSON.');
  if (status === undefined || status < 400 || status >= 500) return null;
  return refused(status, wordsByCode[error.code] ?? 'The server did not accept this.');
}

function inWords(bytes: number): string {
  return bytes < 1_048_576 ? `${Math.round(bytes / 1_024)} kB` : `${Math.round(bytes / 1_048_576)} MB`;
}

/** What the database could not do: said in general words, while the log gets to know it. */
function databaseProblem(error: Error, request: FastifyRequest): ApiProblem | null {
  const problem = problemOf(error);
  if (problem) request.log.warn({ err: error }, 'refused by the database');
  return problem;
}
