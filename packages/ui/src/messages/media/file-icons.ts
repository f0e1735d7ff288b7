import { fileKindOf, suffixOf, type FileKind } from '@foyer/core/files/file-kind.ts'
import type { ComponentType } from 'react'
import { ArchiveIcon } from '../../icons/ArchiveIcon.tsx'
import { DocumentIcon } from '../../icons/DocumentIcon.tsx'
import { FileIcon } from '../../icons/FileIcon.tsx'
import { FilmIcon } from '../../icons/FilmIcon.tsx'
import { PictureIcon } from '../../icons/PictureIcon.tsx'
import { SoundIcon } from '../../icons/SoundIcon.tsx'
import { TableIcon } from '../../icons/TableIcon.tsx'

type FileShape = FileKind | 'document' | 'table' | 'archive'

const shapes: readonly (readonly [FileShape, readonly string[]])[] = [
  ['document', ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'md', 'ppt', 'pptx', 'odp']],
  ['table', ['xls', 'xlsx', 'ods', 'csv', 'tsv']],
  ['archive', ['zip', 'rar', '7z', 'gz', 'tar', 'tgz', 'bz2', 'xz']],
]

export const fileIcons = {
  document: DocumentIcon,
  table: TableIcon,
  archive: ArchiveIcon,
  image: PictureIcon,
  video: FilmIcon,
  audio: SoundIcon,
  file: FileIcon,
} satisfies Record<FileShape, ComponentType>

export function fileShapeOf(name: string): FileShape {
  const suffix = suffixOf(name)
  return shapes.find(([, suffixes]) => suffixes.includes(suffix))?.[0] ?? fileKindOf(name)
}
