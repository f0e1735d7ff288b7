import { refuseBytes } from '@foyer/core/files/decide-upload.ts'
import type { Deps } from '../../../deps.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import { refusalToWrite } from './refusal-to-write.ts'

/** The name under which an agent's files are kept and counted. */
export function agentUploader(ref: ThreadRef, agentId: number) {
  return { ...ref, userId: `agent:${agentId}` }
}

/** An agent leaves files in a thread of their own; what buttons the visitor has is no matter of theirs. */
export function agentRefusal(deps: Deps, ref: ThreadRef, agentId: number) {
  return async ({ bytes }: { bytes: number }) =>
    (await refusalToWrite(deps, ref, agentId)) ?? refuseBytes(bytes)
}
