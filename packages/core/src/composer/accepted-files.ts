import { suffixes } from '../files/file-kind.ts'
import type { UploadButton } from './offered.ts'

/**
 * What each button lets choose (V-09). Pictures are those that stay pictures: told so, a phone turns its own
 * format into one of them. Suffixes stand beside `video/*` for the formats that a system may not know.
 */
export const acceptedFiles = {
  image: 'image/jpeg,image/png,image/gif,image/webp',
  video: ['video/*', ...suffixes.video.map((suffix) => `.${suffix}`)].join(','),
  file: '',
} as const satisfies Record<UploadButton, string>
