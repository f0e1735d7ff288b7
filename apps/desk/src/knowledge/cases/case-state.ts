import type { CaseFailure } from '@foyer/contract/desk/robot.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'

type Checked = { checkedAt?: number | undefined; failure?: CaseFailure | undefined }

export type CaseState = 'passed' | 'failed' | 'notChecked'

/** A check that could not be made says nothing about the case. */
export function caseState({ checkedAt, failure }: Checked): CaseState {
  if (checkedAt === undefined || failure?.reason === 'unchecked') return 'notChecked'
  return failure ? 'failed' : 'passed'
}

/** Why a case failed, as the key of a sentence. Dialogues are named by their id only, so they have one of their own. */
export function failureSentence({ reason, docId }: CaseFailure): DeskKey {
  if (reason === 'otherDocument' && docId.startsWith('dialogue:'))
    return 'knowledge.cases.failure.otherDialogue'
  return `knowledge.cases.failure.${reason}`
}

/** One text per line; empty lines and repeats are left out. */
export function linesOf(written: string): string[] {
  const lines = written.split('\n').map((line) => line.trim())
  return [...new Set(lines)].filter((line) => line !== '')
}
