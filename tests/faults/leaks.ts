import { pathOf } from '@foyer/contract/endpoints.ts'
import type { Cast } from './cast.ts'

const askEveryMs = 50
/** More than this many at once would be a load, not a look. */
const maxAsked = 20
/** The whole body of a failure: names of our table, and no word of what lies behind it. */
const constantBody = /^\{"code":\d+,"msg":"error\.\w+","error":"[\w.]+","requestId":"[\w.-]+"\}$/

/** Asks all the time and looks at what the server says when it cannot answer. The answer stops it and tells. */
export function listenForLeaks({ conversations: [first] }: Cast): () => string[] {
  const leaks = new Set<string>()
  if (!first) return () => []
  const { started } = first.visitor
  const address = first.visitor.address
  let asked = 0
  const timer = setInterval(() => {
    if (asked >= maxAsked) return
    asked += 1
    void fetch(`${address}${pathOf('getHistoryMsg')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: started.token },
      body: JSON.stringify({ userId: started.userId, maxTime: 0, pageSize: 20 }),
    })
      .then(async (response) => {
        const body = await response.text()
        // An empty 502 is the proxy's own.
        if (response.status >= 500 && body !== '' && !constantBody.test(body))
          leaks.add(`leak: ${body.slice(0, 200)}`)
        if (response.status === 500) leaks.add(`answered as a bug: ${body.slice(0, 200)}`)
      })
      .catch(() => undefined)
      .finally(() => (asked -= 1))
  }, askEveryMs)
  return () => {
    clearInterval(timer)
    return [...leaks].slice(0, 5)
  }
}
