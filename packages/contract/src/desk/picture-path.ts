/** The desk loads pictures of other sites from its own server, so that no site learns where an agent is. */
export const picturePath = '/api/desk/picture'

/** The address of a picture in a message. The server loads it only if the message shows it. */
export function pictureAddress(msgId: string, url: string): string {
  return `${picturePath}/${encodeURIComponent(msgId)}?url=${encodeURIComponent(url)}`
}
