import {
  discardDocumentDraft,
  readDocument,
  saveDocumentDraft,
  watchDocument,
  type DocumentDraft,
} from '@foyer/contract/desk/knowledge-documents.ts'
import { knowledgeLimits } from '@foyer/contract/desk/knowledge-limits.ts'
import { actorOf, writeAudit } from '../../../../audit/write-audit.ts'
import { requireMay } from '../../../../identity/require-may.ts'
import type { Trx } from '../../../../log/lock-thread.ts'
import { Failed } from '../../../../platform/http/failed.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { limitRules } from '../../../../platform/limit-rules.ts'
import { contentOf, readChanges, settingsOf } from '../../../../rules/robot/document-content.ts'
import { mergeDraft, pendingKeys } from '../../../../rules/settings/merge-draft.ts'
import { emptied, readDraft, touchedOnWire, type StoredDraft } from '../../../../settings/drafts.ts'
import { noteEditor } from '../../../../settings/editors.ts'
import { cleanChanges, knownDocuments } from '../../../robot/documents/clean-content.ts'
import { usageOf } from '../../../robot/documents/document-answers.ts'
import { keepDraft } from '../../../robot/documents/keep-draft.ts'
import { lockDocument, readDocument as read, refOf } from '../../../robot/documents/stored-document.ts'
import { translationsOf } from '../../../robot/documents/translations.ts'

const readDocumentRoute = serve(readDocument, async ({ docId }, { db, clock }, caller) => {
  requireMay(caller, 'teachRobot')
  const { tenantId } = caller
  const { document, version, topic, useful, useless } = await read(db, tenantId, docId)
  const content = contentOf(document)
  const [draft, translations, usage, related] = await Promise.all([
    readDraft(db, refOf(tenantId, docId)),
    translationsOf(db, { tenantId, topic, except: docId }),
    usageOf(db, tenantId, [docId], clock.now()),
    knownDocuments(db, { tenantId, ...document }, content.related),
  ])
  return {
    docId,
    robotNo: document.robotNo,
    language: document.language,
    version,
    isPublished: document.isPublished,
    saved: { ...content, related },
    draft: toDraft(draft),
    translations,
    usage: usage.get(docId) ?? 0,
    useful,
    useless,
  }
})

function toDraft(draft: StoredDraft): DocumentDraft {
  return {
    revision: draft.revision,
    changes: readChanges(draft.changes),
    touched: touchedOnWire(draft),
  }
}

const watchDocumentRoute = serve(watchDocument, async ({ docId }, deps, caller) => {
  requireMay(caller, 'teachRobot')
  const { version } = await read(deps.db, caller.tenantId, docId)
  const ref = refOf(caller.tenantId, docId)
  const [{ revision }, editors] = await Promise.all([
    readDraft(deps.db, ref),
    noteEditor(deps, ref, caller.agentId),
  ])
  return {
    version,
    revision,
    editors: editors.map(({ id, nick, face }) => ({ adminId: String(id), adminNick: nick, adminFace: face })),
  }
})

async function locked(trx: Trx, tenantId: number, docId: string) {
  const stored = await lockDocument(trx, tenantId, docId)
  if (!stored) throw new Failed('object.unknown')
  return stored
}

const saveDocumentDraftRoute = serve(
  saveDocumentDraft,
  async ({ docId, revision, changes, insist = [] }, { db, clock, limits }, caller) => {
    requireMay(caller, 'teachRobot')
    limits.take(limitRules.editDraft, `${caller.tenantId}:${caller.agentId}`)
    const { tenantId } = caller
    const now = clock.now()
    return db.transaction().execute(async (trx) => {
      const { document } = await locked(trx, tenantId, docId)
      const stored = await readDraft(trx, refOf(tenantId, docId))
      const content = contentOf(document)
      const clean = await cleanChanges(trx, { tenantId, ...document }, changes)
      const { draft, conflicts } = mergeDraft(stored, settingsOf(content), {
        seen: revision,
        changes: { ...changes, ...clean },
        insist,
        by: { agentId: caller.agentId, name: actorOf(caller).name },
        now,
      })
      if (JSON.stringify(draft.changes).length > knowledgeLimits.draft) throw new Failed('request.tooLarge')
      if (draft !== stored) await keepDraft(trx, { tenantId, docId }, content, draft, now)
      return { draft: toDraft(draft), conflicts }
    })
  },
  { maxBodyBytes: knowledgeLimits.bodyBytes },
)

const discardDocumentDraftRoute = serve(
  discardDocumentDraft,
  async ({ docId, revision }, { db, clock }, caller) => {
    requireMay(caller, 'teachRobot')
    const { tenantId } = caller
    const now = clock.now()
    await db.transaction().execute(async (trx) => {
      const { document } = await locked(trx, tenantId, docId)
      const draft = await readDraft(trx, refOf(tenantId, docId))
      if (draft.revision !== revision) throw new Failed('object.stale')
      const content = contentOf(document)
      const discarded = pendingKeys(draft, settingsOf(content))
      if (discarded.length === 0) return
      await keepDraft(trx, { tenantId, docId }, content, emptied(draft), now)
      const object = { kind: 'document', id: docId, name: document.question } as const
      const change = { action: 'discardDocumentDraft', object, before: { changed: discarded } } as const
      await writeAudit(trx, actorOf(caller), change, now)
    })
    return {}
  },
)

export const documentDraftsRoutes = {
  readDocument: readDocumentRoute,
  watchDocument: watchDocumentRoute,
  saveDocumentDraft: saveDocumentDraftRoute,
  discardDocumentDraft: discardDocumentDraftRoute,
}
