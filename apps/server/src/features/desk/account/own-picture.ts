import { Readable } from 'node:stream'
import { changePicture, removePicture } from '@foyer/contract/desk/own-account.ts'
import { maxPictureBytes } from '@foyer/contract/desk/picture-limits.ts'
import type { Deps } from '../../../deps.ts'
import { deskAgentOf } from '../../../identity/agent-session.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve, serveUpload } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { randomId } from '../../../platform/random.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import { checkHarmless } from '../../files/store-file.ts'
import { agentPicturePath, forgetPicture } from './agent-pictures.ts'
import { lockOwnRow, takeOwn, updateOwnRow, writeOwn } from './own-account.ts'

const changePictureRoute = serveUpload(
  changePicture,
  async (_input, deps, caller) => {
    if (!caller.file) throw new Failed('request.invalid')
    await checkHarmless(deps, caller.file.path)
    const bytes = await deps.images.portrait(caller.file.path)
    const id = await storePicture(deps, caller, bytes)
    return { agent: await showPicture(deps, caller, id) }
  },
  {
    maxBodyBytes: maxPictureBytes,
    admit: async (deps, { tenantId, agentId }) =>
      deps.limits.take(limitRules.upload, `agent:${tenantId}:${agentId}`),
  },
)

const removePictureRoute = serve(removePicture, async (_input, deps, caller) => {
  takeOwn(deps, caller)
  return { agent: await showPicture(deps, caller, null) }
})

/** The row first: should the rest fail, the clean-up finds the bytes by it. */
async function storePicture(
  { db, storage, clock }: Deps,
  { tenantId, agentId }: AgentCaller,
  bytes: Buffer,
): Promise<string> {
  const id = randomId()
  const row = { tenant_id: tenantId, id, agent_id: agentId, bytes: bytes.length, created_at: clock.now() }
  await db.insertInto('agent_pictures').values(row).execute()
  const about = { bytes: bytes.length, mime: 'image/webp' }
  await storage.put(storageKey(tenantId, id), Readable.from([bytes]), about)
  return id
}

/** The picture before is removed: nothing shows it any more, because messages show an agent's present one. */
async function showPicture(deps: Deps, caller: AgentCaller, id: string | null) {
  const { db, failures } = deps
  const { tenantId } = caller
  const { agent, former } = await db.transaction().execute(async (trx) => {
    const before = await lockOwnRow(trx, caller)
    const face = id === null ? '' : agentPicturePath(tenantId, id)
    const action = id === null ? 'removePicture' : 'changePicture'
    await writeOwn(trx, deps, caller, {
      action,
      before: { hasPicture: before.face !== '' },
      after: { hasPicture: face !== '' },
    })
    const changed = await updateOwnRow(trx, caller, { face, picture_id: id })
    return { agent: { ...caller.agent, ...deskAgentOf(changed) }, former: before.picture_id }
  })
  if (former !== null)
    await forgetPicture(deps, { tenantId, id: former }).catch(
      failures.ignore('account.picture', { tenantId, agentId: caller.agentId }),
    )
  return agent
}

export const ownPictureRoutes = { changePicture: changePictureRoute, removePicture: removePictureRoute }
