import { openingId, type Opening } from '@foyer/contract/channel/opening.ts'
import { visitorPath } from '@foyer/contract/paths.ts'
import type { Fetch } from '@foyer/client/transport.ts'

/** Data that the server embedded in the page; undefined if it did not know the channel. */
export function readOpening(page: Pick<Document, 'getElementById'>): Opening | undefined {
  const text = page.getElementById(openingId)?.textContent
  return text ? asOpening(JSON.parse(text)) : undefined
}

/** The settings that came with the page answer the first question for them; whatever else is asked goes on its way. */
export function answerOnce({ channel }: Opening, fetch: Fetch): Fetch {
  let isAsked = false
  return (url, init) => {
    if (isAsked || url !== visitorPath('channelInfo')) return fetch(url, init)
    isAsked = true
    return Promise.resolve(new Response(JSON.stringify({ code: 200, data: channel })))
  }
}

/** The server has checked it, as it checks answers. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const asOpening = (value: unknown) => value as Opening
