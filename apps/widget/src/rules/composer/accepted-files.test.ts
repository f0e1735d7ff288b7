import { describe, expect, it } from 'vitest'
import { fileKindOf } from '@foyer/core/files/file-kind.ts'
import { acceptedFiles } from './accepted-files.ts'

describe('what the buttons let choose', () => {
  it('V-09 every suffix of the video button is sent as a video', () => {
    const suffixes = acceptedFiles.video.split(',').filter((entry) => entry.startsWith('.'))
    expect(suffixes).toEqual(['.mp4', '.avi', '.mov', '.rmvb', '.rm', '.flv', '.3gp'])
    for (const suffix of suffixes) expect([suffix, fileKindOf(`a${suffix}`)]).toEqual([suffix, 'video'])
  })

  it('V-09 every type of the picture button is sent as a picture', () => {
    for (const type of acceptedFiles.image.split(',')) {
      expect([type, fileKindOf(`a.${type.replace('image/', '')}`)]).toEqual([type, 'image'])
    }
  })
})
