import type { EntryBody } from '@foyer/core/log/entry.ts'
import { namesOf } from '@foyer/core/words/find-words.ts'
import { wordsOfMessage } from '@foyer/core/words/words-of-message.ts'
import type { Deps } from '../../../deps.ts'

type Checked = { found: boolean; isWithheld: boolean; extra: { sensitiveWords?: string } }

/** Which sensitive words stand in a message. Agents read them beside it; one that is withheld keeps it from visitors. */
export async function checkWords({ words }: Deps, tenantId: number, body: EntryBody): Promise<Checked> {
  if (body.type !== 'message') return { found: false, isWithheld: false, extra: {} }
  const find = await words.of(tenantId)
  const hits = find(wordsOfMessage(body))
  if (hits.length === 0) return { found: false, isWithheld: false, extra: {} }
  return {
    found: true,
    isWithheld: hits.some(({ isWithheld }) => isWithheld),
    extra: { sensitiveWords: namesOf(hits).join(',') },
  }
}
