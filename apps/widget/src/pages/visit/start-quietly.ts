import type { VisitorApi } from '@foyer/contract/api.ts'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { Client } from '@foyer/client/client.ts'
import type { Ports } from '@foyer/client/ports/ports.ts'
import type { Result } from '@foyer/client/result.ts'
import type { KnownVisitor } from '@foyer/core/visitor/known-visitors.ts'
import { chooseLocale } from '@foyer/i18n/choose-locale.ts'
import type { Kept } from '../../session/kept.ts'

type Start = {
  ports: Pick<Ports, 'locks'>
  kept: Kept
  client: Pick<Client<VisitorApi>, 'chatStart'>
  channel: ChannelConfig
  /** Of the address. */
  locale: string
}

/** Comes in as the chat does, and asks for nobody. */
export async function startQuietly({
  ports,
  kept,
  client,
  channel,
  locale,
}: Start): Promise<Result<KnownVisitor>> {
  const { tenantId, channelId, language } = channel
  // Two tabs that start at the same time must not become two visitors.
  return ports.locks.exclusive('foyer:start', async () => {
    const outcome = await client.chatStart({
      channelId,
      pid: kept.browserId(),
      locale: chooseLocale({ configured: language, parameter: locale, stored: kept.locale() }),
    })
    if (!outcome.ok) return outcome
    const { userId, token } = outcome.data
    kept.saveIdentity({ tenantId, channelId, userId, token })
    return { ok: true, data: { tenantId, channelId, userId } }
  })
}
