/** Why a connection failed: worth another try, or refused for good. */
export type ConnectionError = 'lost' | 'refused' | null;

const lostCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
];
const refusedCodes = ['28000', '28P01', '3D000'];
const lostWords = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'not queryable',
  'timeout expired',
  'Query read timeout',
];

/** Reads from an error of pg whether the connection was lost; null when it is about something else. */
export function connectionError(error: unknown): ConnectionError {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (refusedCodes.includes(code)) return 'refused';
  return lostCodes.includes(code) || lostWords.some((words) => error.message.includes(words)) ? 'lost' : null;
}
