/** S-01: every route stands under this path. */
export const basePath = '/chat_online'

/** Where a fresh chat of this channel begins; the other parameters of the address are kept. */
export function indexAddress(search: string): string {
  return `${basePath}/index${search}`
}
