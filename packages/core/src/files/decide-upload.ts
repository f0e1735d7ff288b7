import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { SessionStatus } from '@foyer/contract/codes.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import { limits } from '../timing.ts'
import type { FileKind } from './file-kind.ts'

type Flags = Pick<ChannelConfig, 'imageButtonFlag' | 'videoButtonFlag' | 'fileButtonFlag'>

/** The button through which a kind is chosen: sounds come through the one for files. */
const flagOf = {
  image: 'imageButtonFlag',
  video: 'videoButtonFlag',
  audio: 'fileButtonFlag',
  file: 'fileButtonFlag',
} as const satisfies Record<FileKind, keyof Flags>

/** Files go to a person only (P-02), so there must be one. */
export function canUpload(status: SessionStatus): boolean {
  return status === 'withAgent'
}

/** Why a file must not be taken, or undefined when it may be (P-02, V-09). */
export function refuseUpload(
  status: SessionStatus,
  flags: Flags,
  file: { kind: FileKind; bytes: number },
): ErrorCode | undefined {
  if (!canUpload(status) || !flags[flagOf[file.kind]]) return 'upload.refused'
  return refuseBytes(file.bytes)
}

/** The same for everybody: not too much, and not nothing. */
export function refuseBytes(bytes: number): ErrorCode | undefined {
  if (bytes > limits.uploadBytes) return 'upload.tooLarge'
  return bytes === 0 ? 'upload.type' : undefined
}
