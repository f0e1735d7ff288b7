import type { UiKey } from '@foyer/i18n/keys.ts'
import type { MediaProblem } from '../../session/call-session.ts'

type ProblemTexts = { title: UiKey; help: UiKey; mayPass: boolean }

/** Texts for problems with microphone or camera. `mayPass`: a retry on this page may help. */
export const problemTexts = {
  refused: { title: 'call.problem.refused', help: 'call.problem.refusedHelp', mayPass: true },
  missing: { title: 'call.problem.missing', help: 'call.problem.missingHelp', mayPass: true },
  inUse: { title: 'call.problem.inUse', help: 'call.problem.inUseHelp', mayPass: true },
  notAllowedHere: {
    title: 'call.problem.notAllowedHere',
    help: 'call.problem.notAllowedHereHelp',
    mayPass: false,
  },
  insecure: { title: 'call.problem.insecure', help: 'call.problem.insecureHelp', mayPass: false },
} as const satisfies Record<MediaProblem, ProblemTexts>
