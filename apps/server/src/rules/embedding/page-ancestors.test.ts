import { describe, expect, it } from 'vitest'
import { pageAncestors } from './page-ancestors.ts'

describe('14: who may frame a page of the chat', () => {
  const pages = ['index', 'leaveMsg', 'leaveMessage', 'question', 'formData']

  it.each(pages)('%s: the sites of its channel, and the preview', (page) => {
    expect(pageAncestors(page, ['https://shop.example', 'https://*.chain.example'])).toBe(
      "frame-ancestors https://shop.example https://*.chain.example 'self'",
    )
    expect(pageAncestors(page, [])).toBe("frame-ancestors https: http: 'self'")
    expect(pageAncestors(page, undefined)).toBe("frame-ancestors 'self'")
  })

  it.each(['workorder', '404', '', 'Index', 'index/', 'index/x', 'constructor', '__proto__', 'desk'])(
    '%j: nobody, whatever its address names',
    (page) => {
      expect(pageAncestors(page, [])).toBe("frame-ancestors 'none'")
      expect(pageAncestors(page, undefined)).toBe("frame-ancestors 'none'")
    },
  )
})
