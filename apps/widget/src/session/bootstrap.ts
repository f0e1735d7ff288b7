import { bootstrapId, type Bootstrap } from '@foyer/contract/channel/bootstrap.ts'
import { visitorPath } from '@foyer/contract/paths.ts'
import type { Fetch } from '@foyer/client/transport.ts'

/** Data that the server embedded in the page; undefined if it did not know the channel. */
export function readBootstrap(page: Pick<Document, 'getElementById'>): Bootstrap | undefined {
  const text = page.getElementById(bootstrapId)?.textContent
  return text ? asBootstrap(JSON.parse(text)) : undefined
}

/** The settings that came with the page answer the first question for them; whatever else is asked goes on its way. */
export function answerOnce({ channel }: Bootstrap, fetch: Fetch): Fetch {
  let isAsked = false
  return (url, init) => {
    if (isAsked || url !== visitorPath('channelInfo')) return fetch(url, init)
    isAsked = true
    return Promise.resolve(new Response(JSON.stringify({ code: 200, data: channel })))
  }
}

/** The server has checked it, as it checks answers. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const asBootstrap = (value: unknown) => value as Bootstrap
