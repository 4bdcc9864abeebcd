import { limits } from '@callboard/api-contract';
import { sentences, type ProblemMessage } from '@callboard/api-contract/sentences';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../database/problemOf';
import { ApiProblem, busy, refused } from '../problems';
import { setSecurityHeaders } from './securityHeaders';

const wordsByCode: Readonly<Record<string, ProblemMessage>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: sentences.bodyNotJsonType(),
  FST_ERR_CTP_EMPTY_JSON_BODY: sentences.bodyEmpty(),
  FST_ERR_CTP_INVALID_JSON_BODY: sentences.bodyNotJson(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: sentences.bodyCut(),
  FST_ERR_BAD_URL: sentences.badUrl(),
  FST_ERR_MAX_PARAM_LENGTH: sentences.noItem(),
};

/** The one place where a failure becomes an answer. Any unexpected error is a 500 with fixed words and the request's id. */
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
    const failed = refused(500, sentences.serverFailed({ request: request.id }), { request_id: request.id });
    return reply.code(500).send(failed.body);
  }
  return reply.code(problem.status).headers(problem.headers).send(problem.body);
}

function requestProblem(error: FastifyError | ApiProblem, request: FastifyRequest): ApiProblem | null {
  if (error instanceof ApiProblem) return error;
  if (error.code === 'FST_UNDER_PRESSURE') return busy();
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const size = inWords(request.routeOptions.bodyLimit ?? limits.maxBodyBytes);
    return refused(413, sentences.bodyTooLarge({ size }));
  }
  const status = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 404 : error.statusCode;
  if (error instanceof SyntaxError && status === 400) return refused(400, sentences.bodyNotJson());
  if (status === undefined || status < 400 || status >= 500) return null;
  return refused(status, wordsByCode[error.code] ?? sentences.notAccepted());
}

function inWords(bytes: number): string {
  return bytes < 1_048_576 ? `${Math.round(bytes / 1_024)} kB` : `${Math.round(bytes / 1_048_576)} MB`;
}

/** Errors of the database: the answer is general, the log has the details. */
function databaseProblem(error: Error, request: FastifyRequest): ApiProblem | null {
  const problem = problemOf(error);
  if (problem) request.log.warn({ err: error }, 'refused by the database');
  return problem;
}
