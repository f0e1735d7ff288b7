import { suffixOf, type FileKind } from '@foyer/core/files/file-kind.ts'

/** How a stored file is handed out. The words come from this table, never from whoever uploaded it. */
export type ServedType = { kind: FileKind; mime: string; suffix: string }

/** Types that a browser may show in place. Nothing here can carry a script. */
const shown = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  '3gp': 'video/3gpp',
  avi: 'video/x-msvideo',
  flv: 'video/x-flv',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
} as const

const download = 'application/octet-stream'
const shownMimes = new Set<string>(Object.values(shown))

/** MIME types that content detection may report for each suffix; one container format has several names. */
const containers: Record<string, readonly string[]> = {
  mp4: ['video/mp4', 'video/quicktime', 'video/3gpp', 'video/3gpp2', 'video/x-m4v'],
  avi: ['video/vnd.avi', 'video/x-msvideo'],
  flv: ['video/x-flv'],
  rm: ['application/vnd.rn-realmedia'],
  mp3: ['audio/mpeg'],
  wav: ['audio/wav'],
  ogg: ['audio/ogg', 'audio/ogg; codecs=opus', 'application/ogg'],
}
const containerOf: Record<string, string> = { mov: 'mp4', '3gp': 'mp4', rmvb: 'rm' }

const pictures: Record<string, keyof typeof shown> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

/**
 * The type a file is stored as, or undefined when its name and its bytes disagree. Names decide the kind
 * (V-09) and bytes must agree; a plain file is only ever downloaded, so its bytes may be anything.
 */
export function servedTypeOf(kind: FileKind, name: string, sniffed: string): ServedType | undefined {
  const suffix = suffixOf(name)
  if (kind === 'file') return { kind, mime: download, suffix }
  if (kind === 'image') {
    const real = Object.hasOwn(pictures, sniffed) ? pictures[sniffed] : undefined
    return real && { kind, mime: shown[real], suffix: real }
  }
  const container = containers[containerOf[suffix] ?? suffix]
  if (!container?.includes(sniffed)) return undefined
  return { kind, mime: isShownSuffix(suffix) ? shown[suffix] : download, suffix }
}

export function isShownInPlace(mime: string): boolean {
  return shownMimes.has(mime)
}

function isShownSuffix(suffix: string): suffix is keyof typeof shown {
  return Object.hasOwn(shown, suffix)
}
