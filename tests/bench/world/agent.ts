import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'

const tries = 40
const pauseMs = 250

/** The headers of a signed-in agent's calls. A node that has just started may not have its Redis yet. */
export async function signInAna(port: number, left = tries): Promise<Record<string, string>> {
  const response = await fetch(`http://127.0.0.1:${port}${pathOf('signIn')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@demo.example', password: demoPassword }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (cookie) return { cookie, 'x-foyer-desk': '1' }
  if (left === 0) throw new Error(`signIn: ${response.status} ${await response.text()}`)
  await sleep(pauseMs)
  return signInAna(port, left - 1)
}
