import { expect, it } from 'vitest'
import { joinToken, newJoinToken, readJoinToken } from './join-token.ts'
import { isSecretOf, readConfirmToken } from './request-secret.ts'

const key = (id: string, byte: number) => ({ id, secret: Buffer.alloc(32, byte) })
const ref = { tenantId: 7, id: 'nQ0c7m1xRk2bS5tUvW8yZA', round: 1 }

it('a token names its invitation, and only its secret fits the stored hash', () => {
  const { token, hash } = newJoinToken([key('a', 1)], ref)
  const presented = readJoinToken(token)
  expect(presented).toMatchObject({ tenantId: 7, id: ref.id })
  expect(isSecretOf(presented?.secret ?? '', hash)).toBe(true)
  const other = newJoinToken([key('a', 1)], { ...ref, tenantId: 8 })
  expect(isSecretOf(readJoinToken(other.token)?.secret ?? '', hash)).toBe(false)
})

it('each round has a token of its own', () => {
  const first = newJoinToken([key('a', 1)], ref)
  const second = newJoinToken([key('a', 1)], { ...ref, round: 2 })
  expect(second.token).not.toBe(first.token)
  expect(isSecretOf(readJoinToken(first.token)?.secret ?? '', second.hash)).toBe(false)
})

it('the mail finds the token after another key signs, and not without its key', () => {
  const { token, hash } = newJoinToken([key('a', 1)], ref)
  expect(joinToken([key('b', 2), key('a', 1)], ref, hash)).toBe(token)
  expect(joinToken([key('b', 2)], ref, hash)).toBeUndefined()
})

it.each(['', 'j1.', 'd1.7-nQ0c7m1xRk2bS5tUvW8yZA.x', 'j1.0-nQ0c7m1xRk2bS5tUvW8yZA', 'j1.zzzzzzzz-a.b'])(
  '%j is no token',
  (text) => {
    expect(readJoinToken(text)).toBeUndefined()
  },
)

it('a token to join confirms no request for data', () => {
  expect(readConfirmToken(newJoinToken([key('a', 1)], ref).token)).toBeUndefined()
})
