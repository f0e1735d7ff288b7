import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { canUpload } from '@foyer/core/files/decide-upload.ts'
import { Failed } from '../../platform/http/failed.ts'
import type { Admit } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { uploadThread } from './upload-thread.ts'

/** Before a body is read: not too many of them, and no large one that could not be taken anyway (P-02). */
export const admitUpload: Admit<VisitorClaims> = async (deps, visitor, isLarge) => {
  deps.limits.take(limitRules.upload, visitor.userId)
  if (!isLarge) return
  const { status } = await uploadThread(deps, visitor)
  if (!canUpload(status)) throw new Failed('upload.refused')
}
