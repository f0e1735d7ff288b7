import { ChannelInfo } from '@foyer/contract/channel/endpoints.ts'
import { firstPaint } from '@foyer/core/layout/first-paint.ts'
import { chooseLocale } from '@foyer/i18n/choose-locale.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { BootstrapOf } from '../../platform/http/chat-page.ts'
import { acceptedLanguages } from '../../platform/http/accepted-languages.ts'
import { queryOf } from '../../platform/http/query-of.ts'
import { settingsOf } from './channel-info.ts'
import { findUnlessAway } from './find-channel.ts'

/** For the chat itself, whose visitor waits: its page need not ask for the settings before it can be drawn. */
export function bootstrapOf(deps: Pick<Deps, 'channels' | 'limits'>): BootstrapOf {
  return async (page, request, textsIn) => {
    const query = queryOf(request.url)
    if (page !== 'index') return undefined
    const channel = await findUnlessAway(deps, request)
    if (!channel || channel.isArchived) return undefined
    const code = chooseLocale({
      configured: channel.config.language,
      parameter: query.get('locale'),
      browser: acceptedLanguages(request.headers['accept-language']),
    })
    const texts = textsIn(code)
    const settings = z.encode(ChannelInfo, settingsOf(channel, code))
    return { bootstrap: { channel: settings, ...(texts && { texts }) }, paint: firstPaint(channel.config) }
  }
}
