import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Policy of our pages; which pages can frame them is added. */
const ownPages = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  // Policies that clean texts and what is pasted, by the names that DOMPurify and ProseMirror give them, and those that
  // allow the service worker, the reader of codes and the search for plans; none can be added.
  'trusted-types dompurify ProseMirrorClipboard callboard-service-worker callboard-code-reader callboard-solver',
] as const;

/** The content security policies of our documents. Each kind of answer has its own; none allows inline script but by its hash. */
const policies = {
  /** Answers of the API are no documents: nothing can run in them. */
  api: ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", 'sandbox'],
  app: [...ownPages, "frame-ancestors 'none'"],
  /** A page of ours within pages of others, which are to be named. */
  embed: [...ownPages, 'frame-ancestors'],
  /** The API browser writes markup and style attributes by itself; it shows nothing but our own document. */
  docs: [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ],
  /** A mail is a user's text: it can have any style and do nothing. */
  mail: ["default-src 'none'", "style-src 'unsafe-inline'", "frame-ancestors 'self'", 'sandbox'],
  /** A short text with at most a button, such as what the link of a mail opens. */
  notice: ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
  /** The list of mails shows each one in a frame. */
  outbox: [
    "default-src 'none'",
    "style-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ],
} as const;

export type PolicyName = Exclude<keyof typeof policies, 'api'>;

const always = {
  'content-security-policy': policies.api.join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'cache-control': 'no-store',
} as const;

/** Gives every answer, errors included, the strictest headers; a page then asks for its own policy by `allowPage`. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
}

/** For the few answers that are given before any hook runs. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(always);
  if (request.protocol === 'https') {
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
}

/** Exchanges the policy of an answer for that of a document, which can have these sources in addition to its own. */
export function allowPage(reply: FastifyReply, policy: PolicyName, added: Sources = {}): FastifyReply {
  const policyText = policies[policy].map((line) => [line, ...sourcesFor(line, added)].join(' ')).join('; ');
  // Browsers that know `frame-ancestors` ignore it; it has no form for several origins.
  if (policy === 'embed') reply.removeHeader('x-frame-options');
  return reply.header('content-security-policy', policyText);
}

/** Sources of a document in addition to its own origin: parts of itself by their hashes, other APIs by their origins. */
export type Sources = Partial<
  Record<
    'connect-src' | 'frame-ancestors' | 'img-src' | 'media-src' | 'script-src' | 'style-src',
    readonly string[]
  >
>;

function sourcesFor(line: string, added: Sources): readonly string[] {
  const [, sources = []] = Object.entries(added).find(([name]) => line.split(' ', 1)[0] === name) ?? [];
  return sources;
}
