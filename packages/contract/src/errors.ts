/** How an error reaches the person: nothing, a short toast, a question, or a page of its own. */
export type Showing = 'silent' | 'toast' | 'confirm' | 'page'

type ErrorRow = {
  /** HTTP status of the answer. */
  http: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503
  /** Key of the text in the locales. */
  text: string
  show: Showing
}

/**
 * The one table of errors: handlers name a row, clients derive everything else from it. The desk has texts of its own for
 * those that only it meets (`desk/error-texts.ts`).
 */
export const errors = {
  'request.invalid': { http: 400, text: 'error.request', show: 'silent' },
  'request.tooLarge': { http: 413, text: 'error.tooLarge', show: 'toast' },
  'request.mediaType': { http: 415, text: 'error.request', show: 'silent' },
  'request.tooMany': { http: 429, text: 'error.tooMany', show: 'toast' },
  'route.unknown': { http: 404, text: 'error.notFound', show: 'silent' },
  'object.unknown': { http: 404, text: 'error.notFound', show: 'toast' },
  'identity.missing': { http: 401, text: 'error.identity', show: 'confirm' },
  'identity.expired': { http: 401, text: 'error.identity', show: 'confirm' },
  'identity.forbidden': { http: 403, text: 'error.forbidden', show: 'toast' },
  /** The proof of identity is invalid. The server does not say why. */
  'identity.unproven': { http: 403, text: 'error.forbidden', show: 'silent' },
  'channel.unknown': { http: 404, text: 'error.channel', show: 'page' },
  'session.closed': { http: 409, text: 'error.sessionClosed', show: 'toast' },
  'message.conflict': { http: 409, text: 'error.messageConflict', show: 'silent' },
  /** Words of the tenant's list are in it: the writer is asked before it is stored. */
  'message.sensitive': { http: 409, text: 'error.sensitive', show: 'toast' },
  'message.notYours': { http: 403, text: 'error.forbidden', show: 'toast' },
  'thread.taken': { http: 409, text: 'error.threadTaken', show: 'toast' },
  'thread.notYours': { http: 403, text: 'error.threadNotYours', show: 'toast' },
  'visitor.blocked': { http: 403, text: 'error.blocked', show: 'toast' },
  /** A legal hold keeps this visitor's data from being erased. */
  'visitor.held': { http: 409, text: 'error.held', show: 'toast' },
  'agent.full': { http: 409, text: 'error.agentFull', show: 'toast' },
  'agent.away': { http: 409, text: 'error.agentAway', show: 'toast' },
  'signIn.wrong': { http: 400, text: 'error.signIn', show: 'toast' },
  'signIn.locked': { http: 429, text: 'error.signInLocked', show: 'toast' },
  'upload.tooLarge': { http: 413, text: 'error.fileMax', show: 'toast' },
  'upload.type': { http: 400, text: 'error.onlyIMG', show: 'toast' },
  /** Programs, scripts and the like, by name or by content. */
  'upload.blocked': { http: 400, text: 'error.uploadBlocked', show: 'toast' },
  'upload.refused': { http: 403, text: 'error.uploadRefused', show: 'toast' },
  'evaluation.done': { http: 409, text: 'error.evaluationDone', show: 'toast' },
  'evaluation.incomplete': { http: 400, text: 'error.evaluationIncomplete', show: 'toast' },
  /** S-38: the channel's evaluateMode is off. */
  'evaluation.off': { http: 409, text: 'error.evaluationOff', show: 'toast' },
  'form.incomplete': { http: 400, text: 'error.formIncomplete', show: 'toast' },
  'form.refused': { http: 400, text: 'error.formRefused', show: 'toast' },
  /** The channel asks for a phone number or an e-mail address that can be reached. */
  'form.contact': { http: 400, text: 'error.formContact', show: 'toast' },
  'form.upstream': { http: 400, text: 'error.formUpstream', show: 'toast' },
  'call.refused': { http: 409, text: 'error.callRefused', show: 'toast' },
  'case.tooMany': { http: 409, text: 'error.caseTooMany', show: 'toast' },
  /** Another account has the address, in this tenant or in another. */
  'email.taken': { http: 409, text: 'error.request', show: 'toast' },
  /** A link of a mail that is used, revoked or too old. */
  'link.invalid': { http: 404, text: 'error.request', show: 'toast' },
  'password.weak': { http: 400, text: 'error.request', show: 'toast' },
  /** What would leave a tenant without an owner. */
  'agent.needed': { http: 409, text: 'error.request', show: 'toast' },
  /** Somebody else has changed the object since it was read. */
  'object.stale': { http: 409, text: 'error.request', show: 'toast' },
  /** Overflow groups that lead in a circle, or too far. */
  'group.overflow': { http: 409, text: 'error.request', show: 'toast' },
  'server.busy': { http: 503, text: 'error.network', show: 'toast' },
  internal: { http: 500, text: 'error.network', show: 'toast' },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errors, value)
}

/** `code` in the body: the spec's clients know 400, 401 and 500 only. */
export function wireCodeOf(error: ErrorCode): 400 | 401 | 500 {
  const { http } = errors[error]
  if (http === 401) return 401
  return http >= 500 ? 500 : 400
}
