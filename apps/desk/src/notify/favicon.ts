import mark from '../frame/mark.svg'

/** The mark of the page with a number on it; the bare mark for none. */
export function faviconOf(count: number): string {
  if (count <= 0) return mark
  const text = count > 99 ? '99' : String(count)
  const size = text.length > 1 ? 17 : 21
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    '<rect width="32" height="32" rx="8" fill="#b42318"/>' +
    `<text x="16" y="${16 + size * 0.36}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" ` +
    `text-anchor="middle" fill="#fff">${text}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
