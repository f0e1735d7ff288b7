import type { Upload, UploadPhase } from '@foyer/core/composer/upload.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { UploadRow } from './UploadRow.tsx'

vi.mock('../../../text/TextProvider.tsx', () => ({
  useText: () => (key: string, params?: object) => key + (params ? JSON.stringify(params) : ''),
  useBcp47: () => 'en',
}))

function render(phase: UploadPhase, part: Partial<Upload> = {}): string {
  const upload: Upload = { id: '1', name: 'lid.png', bytes: 10, kind: 'image', road: 'form', phase, ...part }
  return renderToStaticMarkup(
    <UploadRow upload={upload} file={undefined} onCancel={() => undefined} onRetry={() => undefined} />,
  )
}

describe('a file on its way', () => {
  it('S-17 shows how far it is and can be cancelled', () => {
    const html = render({ name: 'sending', share: 0.62 })
    expect(html).toContain('<progress max="1" value="0.62" aria-label="lid.png" aria-valuetext="62%">')
    expect(html).toContain('upload.cancel')
    expect(html).not.toContain('upload.retry')
  })

  it('S-17 waits with a word for it', () => {
    expect(render({ name: 'waiting' })).toContain('upload.waiting')
  })

  it('X-02 says why it failed, and offers to try again only where that can help', () => {
    const lost = render({ name: 'failed', reason: 'error.network', canRetry: true })
    expect(lost).toContain('error.network')
    expect(lost).toContain('upload.retry')
    expect(lost).toContain('upload.remove')
    const refused = render({ name: 'failed', reason: 'error.fileMax', canRetry: false })
    expect(refused).toContain('error.fileMax')
    expect(refused).not.toContain('upload.retry')
  })

  it('a pasted picture has a name for people', () => {
    expect(render({ name: 'waiting' }, { road: 'dataUrl', name: 'image.png' })).toContain('paste.picture')
  })
})
