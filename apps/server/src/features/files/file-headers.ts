import { isShownInPlace } from '@foyer/core/files/served-type.ts'
import { isTicketUploader } from './uploader.ts'

/** Opened by itself, a file is a picture or a film and nothing more: no script, no form, no origin of ours. */
const policy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** How a file is handed out. The type is one of our list, and only what that list shows is shown in place. */
export function fileHeaders(file: { id: string; mime: string; name: string; uploader: string }) {
  const place = isShownInPlace(file.mime) ? 'inline' : 'attachment'
  return {
    'content-type': file.mime,
    'content-disposition': `${place}; ${fileNameOf(file.name)}`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    // Bytes never change, but a file may be withdrawn: browsers may keep it for an hour, proxies not at all.
    // Whether somebody may still open a ticket's is asked every time.
    'cache-control': isTicketUploader(file.uploader) ? 'private, no-cache' : 'private, max-age=3600',
    'accept-ranges': 'bytes',
    etag: `"${file.id}"`,
  }
}

/** RFC 6266: plain letters for old readers, the whole name for the others. */
function fileNameOf(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
