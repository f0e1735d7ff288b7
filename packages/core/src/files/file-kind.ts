/** Message kind with which the chat sends an uploaded file. */
export type FileKind = 'image' | 'video' | 'audio' | 'file'

/** By suffix (V-09). Pictures are those that the server can draw again; every other suffix is a plain file. */
export const suffixes = {
  image: ['jpg', 'jpeg', 'jfif', 'png', 'gif', 'webp'],
  video: ['mp4', 'avi', 'mov', 'rmvb', 'rm', 'flv', '3gp'],
  audio: ['mp3', 'wav', 'ogg'],
} as const satisfies Partial<Record<FileKind, readonly string[]>>

const kinds = new Map<string, FileKind>([
  ...suffixes.image.map((suffix) => [suffix, 'image'] as const),
  ...suffixes.video.map((suffix) => [suffix, 'video'] as const),
  ...suffixes.audio.map((suffix) => [suffix, 'audio'] as const),
])

export function fileKindOf(name: string): FileKind {
  return kinds.get(suffixOf(name)) ?? 'file'
}

/** Without the dot, in lower case; empty when there is none that anybody would take for one. */
export function suffixOf(name: string): string {
  return /[^.]\.([a-z0-9]{1,16})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}
