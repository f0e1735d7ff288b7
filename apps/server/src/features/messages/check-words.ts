import type { EntryBody } from '@foyer/core/log/entry.ts'
import { wordsOfMessage } from '../../rules/words/words-of-message.ts'
import type { Deps } from '../../deps.ts'

type Checked = { found: boolean; isWithheld: boolean; extra: { sensitiveWords?: string } }

/** Which sensitive words stand in a message. Agents read them beside it; one that is withheld keeps it from visitors. */
export async function checkWords({ words }: Deps, tenantId: number, body: EntryBody): Promise<Checked> {
  if (body.type !== 'message') return { found: false, isWithheld: false, extra: {} }
  const nameWords = await words.of(tenantId)
  const found = nameWords(wordsOfMessage(body))
  if (found.length === 0) return { found: false, isWithheld: false, extra: {} }
  return {
    found: true,
    isWithheld: found.some(({ isWithheld }) => isWithheld),
    extra: { sensitiveWords: found.map(({ word }) => word).join(',') },
  }
}
