import { fileKindOf, suffixOf, type FileKind } from '@foyer/core/files/file-kind.ts'
import { Archive, FileIcon, FileText, Film, ImageIcon, Table, Volume2, type LucideIcon } from 'lucide-react'

type FileShape = FileKind | 'document' | 'table' | 'archive'

const shapes: readonly (readonly [FileShape, readonly string[]])[] = [
  ['document', ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'md', 'ppt', 'pptx', 'odp']],
  ['table', ['xls', 'xlsx', 'ods', 'csv', 'tsv']],
  ['archive', ['zip', 'rar', '7z', 'gz', 'tar', 'tgz', 'bz2', 'xz']],
]

export const fileIcons = {
  document: FileText,
  table: Table,
  archive: Archive,
  image: ImageIcon,
  video: Film,
  audio: Volume2,
  file: FileIcon,
} satisfies Record<FileShape, LucideIcon>

export function fileShapeOf(name: string): FileShape {
  const suffix = suffixOf(name)
  return shapes.find(([, suffixes]) => suffixes.includes(suffix))?.[0] ?? fileKindOf(name)
}
