import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { keepFeedback } from '../robot/knowledge/feedback.ts'
import type { Article } from './articles.ts'

const dayMs = 86_400_000

type Thumb = { tenantId: number; article: Article; isUseful: boolean }

/** Counts a thumb once for each reader, article and day. Further ones change nothing. */
export async function giveThumb(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  request: FastifyRequest,
  { tenantId, article, isUseful }: Thumb,
): Promise<void> {
  const now = deps.clock.now()
  const day = Math.floor(now / dayMs)
  await keepFeedback(deps.db, {
    tenantId,
    userId: `help:${readerOf(deps.config.keys, request, `${tenantId}:${day}`)}`,
    sessionKey: `help:${day}`,
    docId: article.docId,
    isUseful,
    // Nobody asked anything: the complaint has no question.
    question: '',
    language: article.language,
    answers: { threadId: 0, seqs: [] },
    now,
  })
}

/** Without a cookie: a hash of the address and the browser, which says nothing on another day or to other tenants. */
function readerOf(keys: Deps['config']['keys'], { ip, headers }: FastifyRequest, scope: string): string {
  const [key] = keys
  if (!key) throw new Error('the server has no key')
  const browser = headers['user-agent'] ?? ''
  return createHmac('sha256', key.secret)
    .update(JSON.stringify(['help-thumb', scope, addressBlock(ip), browser]))
    .digest('base64url')
    .slice(0, 22)
}
