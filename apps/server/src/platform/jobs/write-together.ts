import { isAway } from '../observe/unavailable.ts'

/**
 * Writes rows in one statement; if that fails, each alone, so that one bad row fails nobody else's. `onRefused` hears of
 * those that fail alone. An outage is thrown on.
 */
export async function writeTogether<Row>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Promise<void>,
  onRefused: (row: Row, error: unknown) => void,
): Promise<void> {
  if (rows.length === 0) return
  try {
    return await write(rows)
  } catch (error) {
    if (isAway(error)) throw error
    const [first] = rows
    if (rows.length === 1 && first !== undefined) return onRefused(first, error)
  }
  for (const row of rows) await writeTogether([row], write, onRefused)
}
