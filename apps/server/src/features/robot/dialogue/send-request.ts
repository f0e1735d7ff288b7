import type { OutgoingRequest } from '@foyer/core/robot/dialogue/turn.ts'
import type { Deps } from '../../../deps.ts'
import type { Incoming } from '../../../platform/egress/egress.ts'
import { requestHeaders } from '../../../platform/egress/request-headers.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { limitRules } from '../../../platform/limit-rules.ts'

/**
 * A dialogue's request goes through the door of forms, by its rules and from its budget. Whatever stands in the
 * way, the dialogue learns the same: no answer.
 */
export async function sendRequest(
  { egress, limits }: Pick<Deps, 'egress' | 'limits'>,
  userId: string,
  { method, url, headers, contentType, body }: OutgoingRequest,
): Promise<Incoming> {
  const allowed = requestHeaders(headers)
  if (!allowed || !hasBudget(limits, userId)) return undefined
  return egress.send({
    method,
    url,
    headers: { ...allowed, ...(contentType && { 'content-type': contentType }) },
    ...(body !== undefined && { body }),
  })
}

function hasBudget(limits: Deps['limits'], userId: string): boolean {
  try {
    limits.take(limitRules.fromRequest, userId)
    return true
  } catch (error) {
    if (error instanceof Failed) return false
    throw error
  }
}
