import { describe, expect, it } from 'vitest'
import type { MediaKind, Permissions } from '../../session/permissions.ts'
import { readinessFor } from './readiness.ts'

type Given = Partial<Record<MediaKind, PermissionState>> & {
  isAllowed?: boolean
  isInFrame?: boolean
  isSecure?: boolean
}

function browser({ isAllowed, isInFrame = false, isSecure = true, ...states }: Given): Permissions {
  return {
    isSecure: () => isSecure,
    isAllowedHere: () => isAllowed,
    isInFrame: () => isInFrame,
    stateOf: async (kind) => states[kind],
  }
}

describe('whether the browser would ask', () => {
  it('not for what was allowed before', async () => {
    expect(await readinessFor('voice', browser({ microphone: 'granted' }))).toBe('ready')
    expect(await readinessFor('video', browser({ microphone: 'granted', camera: 'granted' }))).toBe('ready')
  })

  it('for a camera that nobody has decided about', async () => {
    const known = browser({ microphone: 'granted', camera: 'prompt' })
    expect(await readinessFor('video', known)).toBe('unasked')
    expect(await readinessFor('voice', known)).toBe('ready')
  })

  it('where it does not tell, it is taken to ask', async () => {
    expect(await readinessFor('voice', browser({}))).toBe('unasked')
  })

  it('a microphone that was refused is in the way, a camera is not', async () => {
    expect(await readinessFor('voice', browser({ microphone: 'denied' }))).toBe('refused')
    expect(await readinessFor('video', browser({ microphone: 'granted', camera: 'denied' }))).toBe('ready')
  })

  it('a page around the frame that forbids it is told apart from a person who did', async () => {
    expect(await readinessFor('voice', browser({ isAllowed: false, microphone: 'granted' }))).toBe(
      'notAllowedHere',
    )
    const framed = { microphone: 'denied', isInFrame: true } as const
    expect(await readinessFor('voice', browser(framed))).toBe('notAllowedHere')
    expect(await readinessFor('voice', browser({ ...framed, isAllowed: true }))).toBe('refused')
  })

  it('a page without TLS is told that it needs it, not that somebody forbids calls', async () => {
    expect(await readinessFor('voice', browser({ isSecure: false, isAllowed: false }))).toBe('insecure')
    expect(await readinessFor('voice', browser({ isSecure: false, microphone: 'denied' }))).toBe('insecure')
  })
})
