import { describe, expect, it } from 'vitest'
import { asPictureUrl, isPastedPicture, pastesFiles } from './pasted.ts'

describe('what is pasted', () => {
  it.each([
    ['a screenshot', ['Files'], true],
    ['a picture of a page', ['text/html', 'Files'], true],
    ['a file of a file manager, which brings its name along', ['text/plain', 'Files'], true],
    ['cells of a table, which bring a picture of themselves', ['text/plain', 'text/html', 'Files'], false],
    ['words', ['text/plain'], false],
    ['words with colours', ['text/plain', 'text/html'], false],
    ['nothing', [], false],
  ])('V-10 %s', (_name, types, isFiles) => {
    expect(pastesFiles(types)).toBe(isFiles)
  })

  it.each([
    ['image/png', 'image.png', true],
    ['image/webp', '', true],
    ['application/octet-stream', '', true],
    ['application/octet-stream', 'image.png', true],
    ['', 'shot.jpg', true],
    ['application/octet-stream', 'setup.bin', false],
    ['image/svg+xml', 'logo.svg', false],
    ['image/tiff', 'scan.tiff', false],
    ['application/pdf', 'invoice.pdf', false],
  ])('S-24 %j named %j is a picture to preview: %s', (type, name, isPicture) => {
    expect(isPastedPicture({ type, name })).toBe(isPicture)
  })

  it.each([
    ['data:application/octet-stream;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['data:;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,AAAA'],
    ['data:text/html;base64,AAAA', 'data:text/html;base64,AAAA'],
  ])('V-10 %s goes as %s', (read, sent) => {
    expect(asPictureUrl(read)).toBe(sent)
  })
})
