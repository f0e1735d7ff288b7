import { WarningIcon } from '@foyer/ui/icons/WarningIcon.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import type { MediaProblem } from '../../session/call-session.ts'
import { problemTexts } from './problem-texts.ts'
import './ProblemNote.css'

type ProblemNoteProps = { problem: MediaProblem; onAgain: () => void }

/** The call goes on; what is missing of it from here is said, and can be tried again. */
export function ProblemNote({ problem, onAgain }: ProblemNoteProps) {
  const t = useUiText()
  const { title, help, mayPass } = problemTexts[problem]
  return (
    <div className="call-problem" role="alert">
      <WarningIcon size={18} />
      <p>
        <strong>{t(title)}</strong> {t(help)}
        {mayPass && (
          <button type="button" onClick={onAgain}>
            {t('call.problem.again')}
          </button>
        )}
      </p>
    </div>
  )
}
