const page = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
]

/** Content security policies: nothing inline, no scripts of other origins, and no string runs as script. */
export const contentSecurity = {
  /** `ancestors`: who may frame it, as a directive. */
  chat: (ancestors: string) => [...page, "img-src 'self' data: blob: https:", ancestors].join('; '),
  /** Visitors write addresses of pictures: an agent's browser must not go there. */
  desk: [
    ...page,
    "img-src 'self' data: blob:",
    // The preview of the chat.
    "frame-src 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  /** A page without scripts. */
  document:
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  /** Pages without scripts, with a search and thumbs. Pictures are those that we store. */
  helpPage:
    "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  api: "default-src 'none'; frame-ancestors 'none'",
} as const

/** On every answer, whatever its status. Pages replace the policy and the caching with their own. */
export const securityHeaders = {
  'content-security-policy': contentSecurity.api,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cache-control': 'no-store',
} as const

/** For what pages of other sites load. It is the same for everybody and never looks at a cookie, so it tells nothing. */
export const forAnySite = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const
