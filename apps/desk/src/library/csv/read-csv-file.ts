import { csvLimits } from '@foyer/contract/desk/library-limits.ts'

/** The text of a file. A spreadsheet may have saved it in an older encoding, which would garble every name. */
export async function readCsvFile(
  file: Pick<File, 'size' | 'arrayBuffer'>,
): Promise<{ csv: string } | { problem: 'tooLarge' | 'encoding' }> {
  if (file.size > csvLimits.bytes) return { problem: 'tooLarge' }
  const bytes = await file.arrayBuffer()
  try {
    return { csv: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch (error) {
    if (error instanceof TypeError) return { problem: 'encoding' }
    throw error
  }
}
