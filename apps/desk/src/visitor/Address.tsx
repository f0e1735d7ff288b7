import { safeUrl } from '@foyer/core/text/safe-url.ts'

/** Addresses come from the visitor: only those of the web become links, and the other side learns nothing of us. */
export function Address({ url }: { url: string }) {
  const href = safeUrl(url)
  const words = url.replace(/^https?:\/\/(www\.)?/, '')
  if (!href || href.startsWith('/')) return <bdi dir="ltr">{words}</bdi>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={url}>
      <bdi dir="ltr">{words}</bdi>
    </a>
  )
}
