import { fakeClock } from '@foyer/client/fakes/fake-clock.ts'
import { createStorage, memoryStorage } from '@foyer/client/storage.ts'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { initialState } from '@foyer/core/session/state.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { rememberErasure } from '../my-data/asked-erasure.ts'
import { SignInDialog } from './SignInDialog.tsx'

const given = vi.hoisted(() => ({ chat: {} }))

vi.mock('../../session/ChatContext.tsx', () => ({ useChat: () => given.chat }))
vi.mock('../../text/TextProvider.tsx', () => ({ useText: () => (key: string) => key }))

const visitor = { userId: 'u1', pollId: 'p1', sessionId: 's1', firstSeq: 1, lastSeq: 1 }

function render(erasedUserId?: string): string {
  const store = createStorage(fakeClock(), memoryStorage())
  const asked = { tenantId: 'demo', channelId: 'web', requestId: 'r1' }
  if (erasedUserId) rememberErasure(store, { ...asked, userId: erasedUserId })
  const state = { ...initialState, visitor, channel: defaultChannelConfig }
  given.chat = { session: { get: () => state }, params: { channelId: 'web' }, frame: { store } }
  return renderToStaticMarkup(<SignInDialog onAgain={() => undefined} onStay={() => undefined} />)
}

it('X-03 asks to sign in again', () => {
  expect(render()).toContain('expired.again')
})

it('says that the data is deleted to the visitor who asked for it', () => {
  expect(render('u1')).toContain('myData.deleted')
  expect(render('u1')).not.toContain('expired.again')
})

it('X-03 says nothing of an erasure that another visitor of the browser asked for', () => {
  expect(render('u2')).toContain('expired.again')
})
