import { useUiText } from '@foyer/ui/text.tsx'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useRef, useState } from 'react'
import { Minimize2, TriangleAlert, Volume2 } from 'lucide-react'
import type { CallSession, CallSnapshot, MediaProblem } from '../../session/call-session.ts'
import { problemTexts } from '../ask/problem-texts.ts'
import { DevicePicker } from '../devices/DevicePicker.tsx'
import type { Person } from '../person.ts'
import { CallState } from './CallState.tsx'
import './CallWindow.css'
import { Controls } from './Controls.tsx'
import { Stage } from './Stage.tsx'
import { usePictureInPicture } from './use-picture-in-picture.ts'
import { useShownDialog } from './use-shown-dialog.ts'
import { useWindowPlace, type PlaceKeeper } from './use-window-place.ts'

type ProblemNoteProps = { problem: MediaProblem; onAgain: () => void }

/** The call goes on; what is missing of it from here is said, and can be tried again. */
function ProblemNote({ problem, onAgain }: ProblemNoteProps) {
  const t = useUiText()
  const { title, help, mayPass } = problemTexts[problem]
  return (
    <div className="call-problem" role="alert">
      <TriangleAlert size={18} />
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

export type CallWindowProps = {
  session: CallSession
  snapshot: CallSnapshot
  other: Person
  language: string
  keeper: PlaceKeeper
  isShown: boolean
  onMinimise: () => void
  /** With it, the other is heard only after a press. */
  listen: (() => void) | undefined
  speaker: string | undefined
  onSpeaker: (id: string) => void
}

/** S-25: a call. In a wide page a window that can be put anywhere, in a narrow one all of it. */
export function CallWindow(props: CallWindowProps) {
  const { session, snapshot, other, language, keeper, isShown, onMinimise, listen, speaker, onSpeaker } =
    props
  const t = useUiText()
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const { move, resize } = useWindowPlace(dialog, keeper)
  const pictureInPicture = usePictureInPicture(
    video,
    snapshot.media === 'video' && snapshot.remote !== undefined,
  )
  useShownDialog(dialog, isShown)
  return (
    <dialog
      ref={dialog}
      className="call-window"
      aria-label={t('call.with', { name: other.name })}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        onMinimise()
      }}
    >
      <div className="call-head">
        <button type="button" className="call-move" aria-label={t('call.move')} {...move} />
        <div className="call-who">
          <span className="call-name">
            <bdi>{other.name}</bdi>
          </span>
          <CallState {...snapshot} language={language} />
        </div>
        <IconButton className="call-head-button" label={t('call.minimise')} onClick={onMinimise}>
          <Minimize2 size={20} />
        </IconButton>
      </div>
      {snapshot.problem && (
        <ProblemNote problem={snapshot.problem} onAgain={() => tryAgain(session, snapshot)} />
      )}
      <Stage snapshot={snapshot} other={other} video={video} />
      {listen && (
        <Button tone="accent" className="call-listen" onClick={listen}>
          <Volume2 size={20} /> {t('call.listen', { name: other.name })}
        </Button>
      )}
      {isChoosing && (
        <DevicePicker
          session={session}
          snapshot={snapshot}
          language={language}
          speaker={speaker}
          onSpeaker={onSpeaker}
        />
      )}
      <Controls
        session={session}
        snapshot={snapshot}
        isChoosing={isChoosing}
        onChoose={() => setChoosing(!isChoosing)}
        pictureInPicture={pictureInPicture}
      />
      <button type="button" className="call-resize" aria-label={t('call.resize')} {...resize} />
    </dialog>
  )
}

/** Turns on the missing devices, as their own buttons do. */
function tryAgain(session: CallSession, { media, local }: CallSnapshot): void {
  if (!local || local.getAudioTracks().length === 0) session.setMuted(false)
  if (media === 'video' && (!local || local.getVideoTracks().length === 0)) session.setCameraOff(false)
}
