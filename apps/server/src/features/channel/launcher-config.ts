import { LauncherConfig, launcherConfigPath } from '@foyer/contract/channel/launcher-config.ts'
import { launcherColors } from '@foyer/core/appearance/launcher-colors.ts'
import { siteOf } from '../../rules/setup/site-of.ts'
import { isOpenAt } from '../../rules/routing/hours.ts'
import { chooseLocale } from '@foyer/i18n/choose-locale.ts'
import { launcherTexts } from '@foyer/i18n/launcher-texts.ts'
import { commaOf, locales } from '@foyer/i18n/locales.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { Failed } from '../../platform/http/failed.ts'
import { queryOf } from '../../platform/http/query-of.ts'
import { forAnySite } from '../../platform/http/security-headers.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { inLanguage, type Channel } from './channels.ts'

/** An old line is shown at once and asked for anew behind it: a page never waits for it twice. */
const kept = 'public, max-age=60, stale-while-revalidate=600'
/** A channel that is made in a moment is found in another. */
const keptUnknown = 'public, max-age=10'

/**
 * Launcher config for a site's page before anyone chats. The response depends only on the URL and not on the
 * caller, so any cache may store it.
 */
export function serveLauncherConfig(
  app: FastifyInstance,
  { channels, clock, limits, seenSites, config }: Deps,
): void {
  app.get<{ Params: { channelId: string } }>(launcherConfigPath, async (request, reply) => {
    reply.headers(forAnySite)
    limits.take(limitRules.line, addressBlock(request.ip))
    const channel = await channels.find(request.params.channelId)
    reply.header('cache-control', channel ? kept : keptUnknown)
    if (!channel || channel.isArchived) throw new Failed('channel.unknown')
    const wanted = queryOf(request.url).get('locale')
    const site = siteOf(request.headers, config.publicUrl)
    if (site !== undefined) reply.raw.once('finish', () => seenSites.record(channel, site))
    return reply.send(LauncherConfig.parse(lineOf(channel, wanted, clock.now())))
  })
}

function lineOf(
  { config: own, translations, hours }: Channel,
  wanted: string | null,
  now: number,
): LauncherConfig {
  const code = chooseLocale({ configured: own.language, parameter: wanted })
  const config = inLanguage(own, translations, code)
  const { bcp47: locale, dir } = locales[code]
  const { t } = launcherTexts(code)
  return {
    ...launcherColors(config.mainColor),
    locale,
    dir,
    isOpen: isOpenAt(hours, now),
    launcher: config.launcher,
    texts: {
      open: t('launcher.open'),
      close: t('launcher.close'),
      title: t('launcher.title'),
      unread: `{open}${commaOf(code)}${t('launcher.unread', { count: '{count}' })}`,
    },
  }
}
