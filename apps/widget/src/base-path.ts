/** S-01: every route stands under this path. */
export const basePath = '/chat_online'

/** Address of a new chat in this channel, with the other parameters of the current address. */
export function indexAddress(search: string): string {
  return `${basePath}/index${search}`
}
