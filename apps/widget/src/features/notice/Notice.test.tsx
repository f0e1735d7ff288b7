import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Notice } from './Notice.tsx'

vi.mock('../../text/TextProvider.tsx', () => ({ useText: () => (key: string) => key }))

describe('the notice bar', () => {
  it('S-10 K-02 runs for as long as its text needs', () => {
    const text = 'x'.repeat(180)
    const html = renderToStaticMarkup(<Notice text={text} onDismiss={() => undefined} />)
    expect(html).toContain(`animation-duration:20s">${text}<`)
  })

  it('S-10 is text and nothing else', () => {
    const html = renderToStaticMarkup(
      <Notice text="<img src=x onerror=alert(1)>" onDismiss={() => undefined} />,
    )
    expect(html).not.toContain('<img')
  })

  it('S-10 can be opened and hidden', () => {
    const html = renderToStaticMarkup(<Notice text="News" onDismiss={() => undefined} />)
    expect(html).toContain('aria-expanded="false"')
    expect(html).toContain('aria-label="noticeBar.dismiss"')
  })
})
