import { afterEach, describe, expect, it, vi } from 'vitest'
import { hideFrame, hostOrigin } from './hide-frame.ts'

afterEach(() => vi.unstubAllGlobals())

function frameIn(referrer: string): unknown[][] {
  const posted: unknown[][] = []
  vi.stubGlobal('location', {})
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('window', { parent: { postMessage: (...given: unknown[]) => posted.push(given) } })
  return posted
}

describe('hiding the frame', () => {
  it('S-09 tells the page around it, and nobody else', () => {
    const posted = frameIn('https://shop.example/cart?private=1')
    hideFrame()
    expect(posted).toEqual([[{ type: 'hideIframe' }, 'https://shop.example']])
  })

  it('S-09 tells nobody when it is not known who is around', () => {
    const posted = frameIn('')
    hideFrame()
    expect(posted).toEqual([])
  })

  it('believes the browser before the referrer, which is ourselves after a navigation', () => {
    expect(hostOrigin('https://shop.example', 'https://chat.example/chat_online/index')).toBe(
      'https://shop.example',
    )
  })

  it.each(['', 'null', 'about:srcdoc', 'file:///home/page.html', 'javascript:alert(1)'])(
    '%j is no origin to speak to',
    (address) => expect(hostOrigin(address, 'https://shop.example')).toBeUndefined(),
  )
})
