import { helpTexts } from '@foyer/i18n/help-texts.ts'
import type { Deps } from '../../deps.ts'
import { html } from '../../platform/http/html-template.ts'
import { helpPaths } from '../../rules/help/help-path.ts'
import type { AnsweringDocument } from '../../rules/robot/knowledge.ts'
import type { RobotReply } from '../../rules/robot/reply.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { plainAnswer } from './knowledge/clean-answer.ts'

/** An answer of more characters than this fills the chat: it is easier to read on a page of its own. */
const longAnswer = 600

/** A long answer ends with a link to its article, where the channel has a help center. */
export async function withReadMore(
  deps: Pick<Deps, 'db' | 'config'>,
  visitor: Pick<VisitorClaims, 'tenantId' | 'channelId'>,
  reply: RobotReply,
): Promise<RobotReply> {
  if (reply.kind !== 'document' && reply.kind !== 'dialogue') return reply
  const { document } = reply
  if (!document || plainAnswer(document.answer).length < longAnswer) return reply
  const link = await linkTo(deps, visitor, document)
  return link === undefined ? reply : { ...reply, document: { ...document, answer: document.answer + link } }
}

async function linkTo(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { tenantId, channelId }: Pick<VisitorClaims, 'tenantId' | 'channelId'>,
  { docId, question }: AnsweringDocument,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('help_centres as h')
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 'h.tenant_id').onRef('c.id', '=', 'h.channel_id'),
    )
    .innerJoin('knowledge_documents as d', 'd.tenant_id', 'h.tenant_id')
    .select(['c.key', 'd.language'])
    .where('h.tenant_id', '=', tenantId)
    .where('h.channel_id', '=', channelId)
    .where('h.is_on', '=', true)
    .where('d.id', '=', docId)
    .executeTakeFirst()
  if (!row) return undefined
  const path = helpPaths(row.key, row.language).article({ docId, question })
  const address = `${config.publicUrl ?? ''}${path}`
  return html`<p><a href="${address}">${helpTexts(row.language).t('help.readMore')}</a></p>`.markup
}
