import type { Settings } from '../../handover.ts'

/** URL of the chat frame. It never contains the site's data about its user, because URLs end up in logs. */
export function frameAddress({ server, channel, locale, mount }: Settings, referrer: string): URL {
  return chatAddress(server, {
    channelId: channel,
    from: 'iframe',
    // It stores nothing and begins nothing before we say that somebody looks at it.
    loader: '1',
    locale,
    refer: referrer.slice(0, 2000),
    // A chat embedded in the page cannot be closed.
    close: mount ? '0' : '',
  })
}

/** The chat as a page of its own, for where it cannot be a part of another. */
export function linkAddress({ server, channel, locale }: Settings): URL {
  return chatAddress(server, { channelId: channel, locale })
}

function chatAddress(server: string, params: Readonly<Record<string, string | undefined>>): URL {
  const address = new URL('chat_online/index', server)
  for (const [name, value] of Object.entries(params)) if (value) address.searchParams.set(name, value)
  return address
}
