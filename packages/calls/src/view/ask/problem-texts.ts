import type { UiKey } from '@foyer/i18n/keys.ts'
import type { MediaProblem } from '../../session/call-session.ts'

/** What is wrong with microphone or camera, and what to do about it. */
export const problemTexts = {
  refused: { title: 'call.problem.refused', help: 'call.problem.refusedHelp' },
  missing: { title: 'call.problem.missing', help: 'call.problem.missingHelp' },
  inUse: { title: 'call.problem.inUse', help: 'call.problem.inUseHelp' },
  notAllowedHere: { title: 'call.problem.notAllowedHere', help: 'call.problem.notAllowedHereHelp' },
} as const satisfies Record<MediaProblem, { title: UiKey; help: UiKey }>
