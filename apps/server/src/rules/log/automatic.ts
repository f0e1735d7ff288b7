import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { Translations } from '@foyer/contract/settings/channel-settings.ts'
import type { Sender } from '@foyer/contract/codes.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import type { EntryBody } from '@foyer/core/log/entry.ts'

type Said = readonly string[]

/**
 * Texts that a client may record under another sender than the visitor (P-01): only the channel's own texts
 * that clients show automatically. Excluded: texts of agents, which only agents write; timeouts, which the
 * server sends; texts of a closed session; and texts of the queue, because the position changes.
 */
const sayable: Record<Exclude<Sender, 'visitor'>, (channel: ChannelConfig) => Said> = {
  robot: (channel) => [channel.robotWelcomeMsg, ...cannedAnswers(channel)],
  system: (channel) => [
    ...(channel.adminWelcomeMode ? [channel.adminWelcomeMsg] : []),
    ...(channel.adminOfflineMode ? [channel.adminOfflineMsg] : []),
    channel.unWorkingMsg,
  ],
  agent: () => [],
}

/** The automatic message as it is stored, or undefined when the channel does not say this. `text` is clean. */
export function decideAutomatic(
  { config: channel, translations }: { config: ChannelConfig; translations: Translations },
  sender: Exclude<Sender, 'visitor'>,
  text: string,
): EntryBody | undefined {
  const said = sayable[sender](channel)
  if (!said.some((own) => saysIn(translations, own).some((each) => cleanText(each) === text)))
    return undefined
  const body = { type: 'message', msgType: msgTypes.text, content: text } as const
  return sender === 'robot' ? { ...body, extra: { senderName: channel.robotName } } : body
}

/** A text in every language: the visitor may have read it in any. */
function saysIn(translations: Translations, own: string): Said {
  const others = Object.values(translations).flatMap((texts) =>
    Object.hasOwn(texts, own) ? (texts[own]?.trim() ?? []) : [],
  )
  return [own, ...others]
}

/** T-22. */
function cannedAnswers({ chatMenuConfigPlan }: ChannelConfig): Said {
  return chatMenuConfigPlan.menus
    .filter(({ menuType }) => menuType === 'answer')
    .map(({ msgText }) => msgText)
}
