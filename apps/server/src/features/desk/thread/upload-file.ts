import { uploadFile } from '@foyer/contract/desk/thread.ts'
import { maxUploadBytes } from '@foyer/contract/files/limits.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serveUpload } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { storeFile } from '../../files/store-file.ts'
import { agentRefusal, agentUploader } from './agent-uploader.ts'
import { threadRef } from './thread-ref.ts'

const uploadFileRoute = serveUpload(
  uploadFile,
  async ({ threadId }, deps, caller) => {
    if (!caller.file) throw new Failed('request.invalid')
    const ref = await threadRef(deps, caller, threadId)
    const from = { ...agentUploader(ref, caller.agentId), address: caller.address }
    return storeFile(deps, { ...from, refuse: agentRefusal(deps, ref, caller.agentId) }, caller.file)
  },
  {
    maxBodyBytes: maxUploadBytes,
    admit: async (deps, { tenantId, agentId }) =>
      deps.limits.take(limitRules.upload, `agent:${tenantId}:${agentId}`),
  },
)

export const uploadFileRoutes = { uploadFile: uploadFileRoute }
