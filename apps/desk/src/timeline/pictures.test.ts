import { describe, expect, it, vi } from 'vitest'
import { ownPictures, picturesIn } from './pictures.ts'

vi.stubGlobal('location', { origin: 'https://chat.example' })

describe('where the desk loads pictures from', () => {
  it.each([
    '/files/1-a/lid.png',
    'https://chat.example/files/1-a/lid.png',
    'data:image/png;base64,aaaa',
    'blob:https://chat.example/1',
  ])('%s is its own', (url) => {
    expect(ownPictures(url)).toBe(url)
    expect(picturesIn('t.1')(url)).toBe(url)
  })

  it.each([
    'https://evil.example/a.png',
    'http://chat.example/a.png',
    'https://chat.example.evil.example/a',
    'HTTPS://EVIL.example/',
  ])('%s is another site’s: never loaded from there', (url) => {
    expect(ownPictures(url)).toBeUndefined()
    expect(picturesIn('t/1.2')(url)).toBe(`/api/desk/picture/t%2F1.2?url=${encodeURIComponent(url)}`)
  })
})
