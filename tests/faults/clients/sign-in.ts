import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { foreverMs } from '../patience.ts'

const pauseMs = 250

/** The headers of a signed-in desk. Signing in needs Redis, which a node that has just started may not have yet. */
export async function signIn(address: string, email: string): Promise<Record<string, string>> {
  for (const deadline = Date.now() + foreverMs; ; await sleep(pauseMs)) {
    const answer = await trySignIn(address, email).catch(String)
    if (typeof answer !== 'string') return answer
    if (Date.now() > deadline) throw new Error(`signIn: ${answer}`)
  }
}

async function trySignIn(address: string, email: string): Promise<Record<string, string> | string> {
  const response = await fetch(`${address}${pathOf('signIn')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
    signal: AbortSignal.timeout(foreverMs),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (response.ok && cookie !== undefined) return { cookie, 'x-foyer-desk': '1' }
  return `${response.status} ${await response.text()}`
}
