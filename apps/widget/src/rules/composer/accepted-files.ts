import { suffixes } from '@foyer/core/files/file-kind.ts'
import type { UploadButton } from './offered.ts'

/**
 * File types that each button accepts (V-09). Images are the types that the server can re-encode: given this
 * list, a phone converts its own format to one of them. Suffixes supplement `video/*` for formats that a
 * system may not know.
 */
export const acceptedFiles = {
  image: 'image/jpeg,image/png,image/gif,image/webp',
  video: ['video/*', ...suffixes.video.map((suffix) => `.${suffix}`)].join(','),
  file: '',
} as const satisfies Record<UploadButton, string>
