import type { Trx } from '../../../log/lock-thread.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { randomKey } from '../../../platform/random.ts'
import { emptyContent, settingsOf } from '../../../rules/robot/document-content.ts'
import { emptyDraft, mergeDraft } from '../../../rules/settings/merge-draft.ts'
import { removeSettings } from '../../../settings/remove-settings.ts'
import { cleanAnswer } from '../knowledge/clean-answer.ts'
import { keepDraft } from './keep-draft.ts'
import { findDocument, refOf } from './stored-document.ts'
import { lockTranslations, translationsOf } from './translations.ts'

export type NewDocument = {
  robotNo: string
  language: string
  question: string
  answer: string
  translationOf?: string | undefined
}

/** A document that answers nothing: all that is written of it is its draft. */
export async function insertDocument(
  trx: Trx,
  tenantId: number,
  { robotNo, language, question, answer, translationOf }: NewDocument,
  { by, now }: { by: { agentId: number; name: string }; now: number },
): Promise<string> {
  const docId = randomKey()
  const topic =
    translationOf === undefined
      ? undefined
      : await topicFor(trx, { tenantId, robotNo, language }, translationOf)
  await trx
    .insertInto('knowledge_documents')
    .values({
      tenant_id: tenantId,
      id: docId,
      robot_no: robotNo,
      language,
      question: '',
      similar_questions: '[]',
      answer: '',
      category: '',
      valid_from: null,
      valid_until: null,
      is_published: false,
      attachments: '[]',
      updated_at: now,
      version: 0,
      topic: topic ?? null,
    })
    .execute()
  const changes = { question, answer: cleanAnswer(answer) }
  const save = { seen: 0, changes, insist: [], by, now }
  const { draft } = mergeDraft(emptyDraft, settingsOf(emptyContent), save)
  if (draft !== emptyDraft) await keepDraft(trx, { tenantId, docId }, emptyContent, draft, now)
  return docId
}

type Where = { tenantId: number; robotNo: string; language: string }

async function topicFor(trx: Trx, { tenantId, robotNo, language }: Where, original: string): Promise<string> {
  await lockTranslations(trx, { tenantId, robotNo })
  const found = await findDocument(trx, tenantId, original)
  if (found?.document.robotNo !== robotNo) throw new Failed('object.unknown')
  const { topic } = found
  const others = await translationsOf(trx, { tenantId, topic })
  if (others.some((other) => other.language === language)) throw new Failed('request.invalid')
  return topic
}

/** Removes a document with its draft, versions and editors. Its rows in the search and its thumbs go with it. */
export async function deleteDocument(trx: Trx, tenantId: number, docId: string): Promise<void> {
  await removeSettings(trx, refOf(tenantId, docId))
  await trx
    .deleteFrom('knowledge_documents')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', docId)
    .execute()
}
