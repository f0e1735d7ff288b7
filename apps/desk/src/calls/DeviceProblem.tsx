import type { MediaProblem } from '@foyer/calls/session/call-session.ts'
import type { MediaKind } from '@foyer/calls/session/permissions.ts'
import { problemTexts } from '@foyer/calls/view/ask/problem-texts.ts'
import { useText } from '../text/text-context.tsx'
import './DeviceProblem.css'

export function DeviceProblem({ kind, problem }: { kind: MediaKind; problem: MediaProblem }) {
  const t = useText()
  const { title, help } = problemTexts[problem]
  return (
    <p className="desk-device-problem" role="alert">
      <strong>
        {t(`call.${kind}`)}: {t(title)}
      </strong>{' '}
      {t(help)}
    </p>
  )
}
