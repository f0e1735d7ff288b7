import type { Page } from '@playwright/test'
import { pathOf } from '@foyer/contract/endpoints.ts'
import type { History } from '../history.ts'

/** Writes down what a real page sends and what it is told, as the virtual visitors do by themselves. */
export function noteSends(page: Page, history: History, sender: { thread: string; by: string }): void {
  const isSend = (url: string) => url.endsWith(pathOf('sendMsg'))
  page.on('request', (request) => {
    if (!isSend(request.url())) return
    const { id, msgContent: text } = asSend(request.postDataJSON())
    if (!history.ops.has(id)) history.invoke({ id, text, ...sender })
  })
  page.on('response', (response) => {
    if (!isSend(response.url()) || !response.ok()) return
    const { id } = asSend(response.request().postDataJSON())
    response
      .json()
      .then((answer) => history.ok(id, asReceipt(answer).data.seq))
      // The body of a page that is gone cannot be read any more.
      .catch(() => history.unknown(id))
  })
}

/** Both shapes are the contract's. */
const asSend = (body: unknown) => body as { id: string; msgContent: string }
const asReceipt = (answer: unknown) => answer as { data: { seq: number } }
