/**
 * The address if a link may lead there: http and https, or a path of our own site. Everything else
 * (javascript:, data:, //evil, tabs hidden in a scheme) is no link at all.
 */
export function safeUrl(address: string): string | undefined {
  const isWeb = /^https?:\/\/[^\s\\/]/i.test(address)
  const isOwn = /^\/(?![\\/\t\n\r])/.test(address)
  return isWeb || isOwn ? address : undefined
}
