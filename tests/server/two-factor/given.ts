import { createHmac } from 'node:crypto'
import type { PasskeyCreation, PasskeyRequest } from '@foyer/contract/desk/passkey-json.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { must } from '../team/given.ts'
import { softAuthenticator, type SoftAuthenticator } from './soft-authenticator.ts'

/** Where these tests pretend that the desk is. Passkeys need a name. */
export const deskOrigin = 'https://desk.shop.example'

/** The code of an app at a time, by RFC 6238 itself: not by the library that the server asks. */
export function codeOf(secret: string, now: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = secret
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const mac = createHmac('sha1', key).update(step).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

export type WithTotp = { secret: string; codes: string[] }

/** Turns the app on for an agent. The code that did it is used up. */
export async function turnTotpOn(agent: Agent, now: number): Promise<WithTotp> {
  const { secret } = must(await agent.call('startTotp')) as { secret: string }
  const { recoveryCodes = [] } = must(await agent.call('confirmTotp', { code: codeOf(secret, now) })) as {
    recoveryCodes?: string[]
  }
  return { secret, codes: recoveryCodes }
}

/** Adds a passkey to an agent's account. */
export async function addPasskey(agent: Agent, name = 'Laptop'): Promise<SoftAuthenticator> {
  const authenticator = softAuthenticator(deskOrigin)
  const here = agent.http.with({ origin: deskOrigin })
  const { options } = must(await here.call('startPasskey', {})) as { options: PasskeyCreation }
  must(await here.call('addPasskey', { name, passkey: authenticator.create(options) }))
  return authenticator
}

/** The first step: a right password. */
export async function askedFor({ http }: World, email: string) {
  const answer = await http.call('signIn', { email, password: demoPassword }, { origin: deskOrigin })
  const { needed } = must(answer) as {
    needed?: { hasTotp: boolean; hasRecoveryCodes: boolean; passkey?: PasskeyRequest }
  }
  return needed
}

export function signInWith({ http }: World, email: string, secondStep?: object): Promise<Answer> {
  const input = { email, password: demoPassword, ...(secondStep && { secondStep }) }
  return http.call('signIn', input, { origin: deskOrigin })
}

export function agentIn(world: World, answer: Answer): Agent {
  must(answer)
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return new Agent(world.http, { cookie, 'x-foyer-desk': '1' })
}
