import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Exchange } from './answerChecker';

/**
 * Holds every answer that a test gets by `inject` against a check, which throws where something is wrong.
 *
 * @returns How many answers had a body that the document describes.
 */
export function checkAnswers(
  app: FastifyInstance,
  check: (exchange: Exchange) => boolean,
): { validated: () => number } {
  let validated = 0;
  const inject = app.inject.bind(app);
  const checked = async (options: InjectOptions | string): Promise<LightMyRequestResponse> => {
    const answer = await inject(options);
    // Compressed bytes are no text to compare: the tests of compression compare what they expand to.
    if (answer.headers['content-encoding'] !== undefined) return answer;
    const { method = 'GET', url } = typeof options === 'string' ? { url: options } : options;
    if (typeof url !== 'string') return answer;
    const type = String(answer.headers['content-type'] ?? '');
    const isValidated = check({
      method: method.toUpperCase(),
      url,
      status: answer.statusCode,
      type,
      body: answer.body,
    });
    if (isValidated) validated += 1;
    return answer;
  };
  // No test uses the forms with a callback or without a request.
  app.inject = checked as FastifyInstance['inject'];
  return { validated: () => validated };
}
